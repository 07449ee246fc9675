// Folds: a link into a folded part opens it, and a chapter can be folded and unfolded at once.
"use strict";

(() => {
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    let opened = false;
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      opened = opened || !fold.open;
      fold.open = true;
    }
    if (opened) target.scrollIntoView();
  };

  for (const button of document.querySelectorAll("[data-folds]")) {
    button.addEventListener("click", () => {
      for (const fold of document.querySelectorAll(".rp-rule details")) fold.open = button.dataset.folds === "open";
    });
  }
  window.addEventListener("hashchange", reveal);
  reveal();
})();
