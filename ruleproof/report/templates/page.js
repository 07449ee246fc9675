"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);
  const form = one("filters");
  if (!form) return;

  // Search and filters: one pass over rules, failures and cells.
  const items = all("details.rule, details.failure").map((element) => ({
    element,
    rule: element.classList.contains("rule"),
    text: element.textContent.toLowerCase().replace(/\s+/g, " "),
    cell: element.dataset.rule ? document.querySelector(`.cell[data-rule="${element.dataset.rule}"]`) : null,
  }));
  const search = one("search");
  const chapter = one("chapter");
  const boxes = all("input[name=status]", form);

  function apply() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const statuses = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    let rules = 0;
    for (const { element, rule, text, cell } of items) {
      const fits = statuses.has(element.dataset.status)
        && (!chapter.value || chapter.value === element.dataset.chapter)
        && words.every((word) => text.includes(word));
      element.hidden = !fits;
      if (cell) cell.classList.toggle("off", !fits);
      if (rule) { rules += 1; shown += fits ? 1 : 0; }
    }
    one("count").textContent = shown === rules ? `${rules} rules` : `${shown} of ${rules} rules`;
    one("nothing").hidden = shown > 0;
  }

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  one("reset").addEventListener("click", () => { form.reset(); apply(); search.focus(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(input|select|textarea)$/i.test(event.target.tagName)) {
      event.preventDefault();
      search.focus();
    }
  });

  // A link to a rule or a failure opens it, even where the filters hide it.
  function open() {
    const target = one(decodeURIComponent(location.hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.hidden) { form.reset(); apply(); }
    target.open = true;
    target.scrollIntoView();
    target.querySelector("summary").focus({ preventScroll: true });
  }
  addEventListener("hashchange", open);

  // In the map, Tab goes from chapter to chapter and the arrows from rule to rule.
  for (const cells of all(".cells")) {
    const links = all(".cell", cells);
    links.forEach((link, index) => { link.tabIndex = index ? -1 : 0; });
    cells.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const from = links.indexOf(document.activeElement);
      if (!step || from < 0) return;
      event.preventDefault();
      const to = links[Math.min(Math.max(from + step, 0), links.length - 1)];
      links[from].tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    });
    cells.addEventListener("click", (event) => {
      const link = event.target.closest(".cell");
      if (link && link.hash === location.hash) open();
    });
  }

  apply();
  open();
})();
