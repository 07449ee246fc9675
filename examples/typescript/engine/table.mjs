// @ts-check
/**
 * Chapters 3 and 4, areas and terms: looking at a state, and the small changes of which all others are made.
 */

/** @import { Area, Card, Condition, Definition, GameEvent, Keyword } from "./types.d.ts" */
/** @import { Orientation, Place, Player, Sighting, State } from "./types.d.ts" */

/** @type {readonly Player[]} */
export const PLAYERS = ["P1", "P2"];
/** @type {readonly Area[]} */
export const AREAS = [
  "Leader area",
  "Character area",
  "Stage area",
  "cost area",
  "DON!! deck",
  "deck",
  "hand",
  "Life area",
  "trash",
];
/** @type {readonly Place[]} */
const WITH_STATE = ["Leader area", "Character area", "Stage area", "cost area"];
/** Areas in which a new card lies on top, as the first. @type {readonly Place[]} */
const STACKED_ON_TOP = ["trash", "deck", "Life area", "DON!! deck"];
/** @type {readonly Place[]} */
const FACE_DOWN = ["deck", "Life area", "DON!! deck"];

/** Whether the cards in a place are active or rested (4-4-1). @param {Place} place */
export const hasState = (place) => WITH_STATE.includes(place);

/** Whether cards come to a place face-down. @param {Place} place */
export const isFaceDown = (place) => FACE_DOWN.includes(place);

// --- looking

/** @param {Player} player @returns {Player} */
export const opponentOf = (player) => (player === "P1" ? "P2" : "P1");

/** @param {State} state @param {string} id @returns {Card} */
export function cardOf(state, id) {
  const card = state.cards[id];
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** @param {State} state @param {string} id @returns {Definition} */
export function definitionOf(state, id) {
  const definition = state.definitions[cardOf(state, id).name];
  if (!definition) throw new Error(`the card ${id} has no definition`);
  return definition;
}

/** @param {State} state @param {Player} player @param {Area} area */
export const cardsIn = (state, player, area) => state.areas[player][area];

/** @param {State} state @param {Player} player @returns {string} */
export function leaderOf(state, player) {
  const [leader] = cardsIn(state, player, "Leader area");
  if (!leader) throw new Error(`${player} has no Leader`);
  return leader;
}

/** The Leader and the Characters of a player. @param {State} state @param {Player} player */
export const fightersOf = (state, player) => [
  ...cardsIn(state, player, "Leader area"),
  ...cardsIn(state, player, "Character area"),
];

/** The cards of a player whose text is in force (2-8-2). @param {State} state @param {Player} player */
export const fieldOf = (state, player) => [
  ...fightersOf(state, player),
  ...cardsIn(state, player, "Stage area"),
];

/**
 * 8-3-2: whether a card meets all conditions of an ability, here and now.
 * @param {State} state
 * @param {string} id
 * @param {readonly Condition[]} conditions
 */
export function areMet(state, id, conditions) {
  const { owner, given } = cardOf(state, id);
  const whose = owner === state.turnPlayer ? "owner" : "opponent";
  return conditions.every((each) => ("given" in each ? given.length >= each.given : each.turnOf === whose));
}

/** The keywords and the power that its text gives a card now. @param {State} state @param {string} id */
const permanentsOf = (state, id) =>
  definitionOf(state, id).permanents.filter(
    ({ conditions }) =>
      !conditions.length || (hasState(cardOf(state, id).place) && areMet(state, id, conditions)),
  );

/** @param {State} state @param {string} id @returns {readonly Keyword[]} */
export const keywordsOf = (state, id) => [
  ...new Set(permanentsOf(state, id).flatMap(({ keyword }) => keyword ?? [])),
];

/** @param {State} state @param {string} id @param {Keyword} keyword */
export const hasKeyword = (state, id, keyword) => keywordsOf(state, id).includes(keyword);

/**
 * A card's power now: given DON!! cards count in its owner's turn alone (6-5-5-2), Counters in the battle.
 * @param {State} state
 * @param {string} id
 */
export function powerOf(state, id) {
  const { owner, given, place } = cardOf(state, id);
  const printed = definitionOf(state, id).power;
  if (!hasState(place)) return printed;
  const fromDon = owner === state.turnPlayer ? 1000 * given.length : 0;
  const fromText = permanentsOf(state, id).map(({ power }) => power);
  const fromCounters = state.battle?.bonuses.filter((bonus) => bonus.card === id) ?? [];
  return [...fromText, ...fromCounters.map(({ amount }) => amount)].reduce(
    (sum, amount) => sum + amount,
    printed + fromDon,
  );
}

/** The active DON!! cards in a player's cost area. @param {State} state @param {Player} player */
export const activeDon = (state, player) =>
  cardsIn(state, player, "cost area").filter((id) => cardOf(state, id).state === "active");

/**
 * Whether a player may know which card it is: hands are their owner's, decks and face-down Life nobody's
 * (3-2 to 3-10).
 * @param {State} state
 * @param {string} id
 * @param {Player} player
 */
export function canSee(state, id, player) {
  const { place, owner, face, shownTo } = cardOf(state, id);
  if (shownTo.includes(player)) return true;
  if (place === "deck") return false;
  if (place === "hand") return owner === player;
  return place !== "Life area" || face === "up";
}

// --- changing

/** @param {State} state @param {string} id @param {Partial<Card>} change @returns {State} */
export const changeCard = (state, id, change) => ({
  ...state,
  cards: { ...state.cards, [id]: { ...cardOf(state, id), ...change } },
});

/**
 * @param {State} state
 * @param {Player} player
 * @param {Area} area
 * @param {readonly string[]} ids
 * @returns {State}
 */
export const setArea = (state, player, area, ids) => ({
  ...state,
  areas: { ...state.areas, [player]: { ...state.areas[player], [area]: ids } },
});

/** @param {State} state @param {string} id @param {Orientation} orientation @returns {State} */
export const turn = (state, id, orientation) => changeCard(state, id, { state: orientation });

/**
 * Take a card from where it is and put it into an area, or into none; the DON!! cards given to it stay
 * behind, rested.
 * What the move is part of (a draw, a K.O.) is told before it.
 * @param {State} state
 * @param {string} id
 * @param {Exclude<Place, "given">} to
 * @param {{ state?: Orientation, playedOn?: number, partOf?: string, amount?: number }} [how]
 * @returns {State}
 */
export function move(state, id, to, how = {}) {
  const before = cardOf(state, id);
  const { owner, place } = before;
  let next = lift(state, id);
  if (to !== "nowhere") {
    const others = cardsIn(next, owner, to);
    next = setArea(next, owner, to, STACKED_ON_TOP.includes(to) ? [id, ...others] : [...others, id]);
  }
  next = changeCard(next, id, {
    place: to,
    state: hasState(to) ? (how.state ?? "active") : null,
    face: isFaceDown(to) ? "down" : "up",
    shownTo: [],
    given: [],
    playedOn: how.playedOn ?? null,
  });
  const seen = { card: sightingOf(next, id, state), origin: areaOf(place), destination: areaOf(to) };
  if (how.partOf) next = tell(next, how.partOf, owner, { ...seen, amount: how.amount ?? null });
  next = tell(next, "move", owner, seen);
  // 6-5-5-4: a card that changes area leaves its given DON!! cards in the cost area, rested.
  return before.given.reduce((now, don) => move(now, don, "cost area", { state: "rested" }), next);
}

/** @param {Place} place @returns {Area | null} */
const areaOf = (place) => (place === "nowhere" || place === "given" ? null : place);

/** @param {State} state @param {string} id @returns {State} */
function lift(state, id) {
  const { owner, place } = cardOf(state, id);
  if (place === "nowhere") return state;
  if (place !== "given")
    return setArea(
      state,
      owner,
      place,
      cardsIn(state, owner, place).filter((each) => each !== id),
    );
  const holder = Object.values(state.cards).find((card) => card.given.includes(id));
  return holder ? changeCard(state, holder.id, { given: holder.given.filter((each) => each !== id) }) : state;
}

/**
 * Put an active DON!! card under a card (6-5-5-1); given, it is neither active nor rested (4-4-2).
 * @param {State} state
 * @param {string} don
 * @param {string} holder
 * @returns {State}
 */
export function putUnder(state, don, holder) {
  const lifted = changeCard(lift(state, don), don, { place: "given", state: null });
  return changeCard(lifted, holder, { given: [...cardOf(lifted, holder).given, don] });
}

// --- telling

/**
 * A card as an event shows it: known to whoever sees it now or saw it just before.
 * @param {State} state
 * @param {string} id
 * @param {State} [before]
 * @returns {Sighting}
 */
export function sightingOf(state, id, before = state) {
  const { label, owner, place } = cardOf(state, id);
  const area = areaOf(place);
  /** @param {Player} player */
  const seen = (player) => canSee(state, id, player) || canSee(before, id, player);
  return {
    label,
    player: owner,
    area,
    index: area ? cardsIn(state, owner, area).indexOf(id) : 0,
    seen: { P1: seen("P1"), P2: seen("P2") },
  };
}

/**
 * Note that something happened.
 * @param {State} state
 * @param {string} kind
 * @param {Player | null} player
 * @param {Partial<GameEvent>} [rest]
 * @returns {State}
 */
export function tell(state, kind, player, rest = {}) {
  const nothing = { card: null, source: null, origin: null, destination: null, amount: null };
  return { ...state, events: [...state.events, { ...nothing, kind, player, ...rest }] };
}
