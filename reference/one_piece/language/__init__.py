"""Card text: a grammar, the ability trees it yields, and errors that name place and words."""

from .export import Node, schema, text_nodes
from .reading import CardTextError, read_card, read_card_text, whole_text

__all__ = ["CardTextError", "Node", "read_card", "read_card_text", "schema", "text_nodes", "whole_text"]
