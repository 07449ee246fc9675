// The matrix: filters, sorting, export. The state is in the address, so that a view can be linked.
"use strict";

(() => {
  const root = document.getElementById("rp-matrix");
  if (!root) return;
  const { games, engines, rows: raw } = JSON.parse(document.getElementById("rp-data").textContent);
  const rows = raw.map(([game, edition, number, kind, status, scenarios, via, code, saboteur, verdicts, text, link], place) => ({
    game, edition, number, kind, status, scenarios, via, code, saboteur, verdicts, text, link, place,
    chapter: number.split("-", 1)[0],
    found: `${number} ${text}`.toLowerCase(),
  }));
  const newest = {};
  for (const row of rows) newest[row.game] ??= row.edition;

  const form = root.querySelector("form");
  const head = root.querySelector("thead tr");
  const body = root.querySelector("tbody");
  const shownAs = document.getElementById("rp-shown");
  const FILTERS = ["game", "edition", "chapter", "status", "text"];
  const STATUSES = ["proven", "covered", "failing", "needs review", "not yet", "untestable", "heading"];
  const columns = [
    ["Rule", (row) => row.place],
    ["What it says", (row) => row.text],
    ["Edition", (row) => row.game + row.edition],
    ["Kind", (row) => row.kind],
    ["Status", (row) => STATUSES.indexOf(row.status)],
    ["Scenarios", (row) => -row.scenarios],
    ["Code", (row) => -row.code],
    ["Saboteur", (row) => row.saboteur || "~"],
    ...engines.map((name, place) => [name, (row) => row.verdicts[place] || "~"]),
  ];
  let sort = { column: 0, descending: false };
  let shown = [];
  let pending = 0;

  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
  const classOf = (words) => "rp-" + words.replaceAll(" ", "-");
  const chip = (words) => (words ? `<span class="rp-chip ${classOf(words)}">${words}</span>` : "");
  const dot = (words) => (words
    ? `<span class="rp-dot ${classOf(words)}" title="${words}"><span class="rp-sr">${words}</span></span>` : "");

  const needsNone = (row) => row.status === "heading" || row.status === "untestable";
  const line = (row) => `<tr><th scope="row" class="rp-n"><a href="${escaped(row.link)}">${row.number}</a></th>`
    + `<td class="rp-of-text${row.kind === "heading" ? " rp-is-heading" : ""}"><span class="rp-clamp" title="${escaped(row.text)}">${escaped(row.text)}</span></td>`
    + `<td class="rp-of-edition" data-label="edition">${form.elements.game.value ? "" : `<span class="rp-quiet">${escaped(games[row.game])}</span> `}${row.edition}</td>`
    + `<td data-label="kind">${row.kind}</td>`
    + `<td class="rp-of-status">${chip(row.status)}</td>`
    + `<td class="rp-num" data-label="scenarios">${row.scenarios || (row.via ? "via " + row.via : "")}</td>`
    + `<td class="rp-num" data-label="functions">${row.code || ""}</td>`
    + `<td data-label="saboteur">${row.saboteur}</td>`
    + row.verdicts.map((verdict, place) => `<td data-label="${escaped(engines[place])}">${dot(needsNone(row) ? "" : verdict)}</td>`).join("") + "</tr>";

  // The first rows at once and the rest when the browser has time, so that typing never waits.
  const FIRST = 60;
  const MORE = 250;
  const draw = () => {
    window.clearTimeout(pending);
    body.innerHTML = shown.slice(0, FIRST).map(line).join("");
    const more = (from) => {
      if (from >= shown.length) return;
      body.insertAdjacentHTML("beforeend", shown.slice(from, from + MORE).map(line).join(""));
      pending = window.setTimeout(more, 30, from + MORE);
    };
    pending = window.setTimeout(more, 120, FIRST);
  };

  const state = () => Object.fromEntries(FILTERS.map((name) => [name, form.elements[name].value.trim()]));

  const fits = (row, { game, edition, chapter, status, words }) =>
    (!game || row.game === game)
    && (edition === "all" || row.edition === (edition || newest[row.game]))
    && (!chapter || row.chapter === chapter)
    && (status ? row.status === status : row.status !== "heading")
    && words.every((word) => row.found.includes(word));

  const apply = () => {
    const now = state();
    now.words = now.text.toLowerCase().split(/\s+/).filter(Boolean);
    shown = rows.filter((row) => fits(row, now));
    const key = columns[sort.column][1];
    const sign = sort.descending ? -1 : 1;
    shown.sort((a, b) => {
      const [one, other] = [key(a), key(b)];
      return (one < other ? -1 : one > other ? 1 : 0) * sign || a.place - b.place;
    });
    const count = (status) => shown.filter((row) => row.status === status).length;
    shownAs.textContent = `${shown.length} ${shown.length === 1 ? "rule" : "rules"}`
      + STATUSES.slice(0, 5).filter(count).map((status) => `, ${count(status)} ${status}`).join("");
    for (const part of root.querySelectorAll(".rp-figure, .rp-heat")) {
      const { game, edition } = part.dataset;
      part.hidden = (now.game && now.game !== game) || (now.edition !== "all" && edition !== (now.edition || newest[game]));
    }
    draw();
    const query = new URLSearchParams(FILTERS.filter((name) => now[name] && !(name === "game" && now.game === form.elements.game.options[0].value)).map((name) => [name, now[name]]));
    if (!now.game) query.set("game", "all");
    if (sort.column || sort.descending) query.set("sort", `${sort.descending ? "-" : ""}${columns[sort.column][0]}`);
    history.replaceState(null, "", `${location.pathname}${[...query].length ? `?${query}` : ""}`);
  };

  // Editions and chapters are those of the game; with all games there are the newest edition of each, and all.
  const narrow = () => {
    const game = form.elements.game.value;
    for (const name of ["edition", "chapter"]) {
      const select = form.elements[name];
      for (const option of select.options) {
        const other = option.dataset.game && option.dataset.game !== game;
        option.hidden = option.disabled = Boolean(other);
        if (other && option.selected) select.value = "";
      }
    }
  };

  // By game: two games have chapters of one number.
  const choose = (name, value) => {
    const game = form.elements.game.value;
    const options = [...form.elements[name].options];
    const fitting = (each) => each.value === value && [undefined, game].includes(each.dataset.game);
    (options.find(fitting) || options[0]).selected = true;
  };

  const drawHead = () => {
    head.innerHTML = columns.map(([name], place) => {
      const order = place !== sort.column ? "none" : sort.descending ? "descending" : "ascending";
      return `<th scope="col" aria-sort="${order}"><button type="button" data-column="${place}">${escaped(name)}</button></th>`;
    }).join("");
  };

  const saved = (text, type, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  const plain = (row) => ({
    game: row.game, edition: row.edition, number: row.number, kind: row.kind, status: row.status, scenarios: row.scenarios,
    code: row.code, saboteur: row.saboteur, verdicts: Object.fromEntries(engines.map((name, place) => [name, row.verdicts[place]])), text: row.text,
  });

  const exported = {
    json: () => saved(JSON.stringify({ rules: shown.map(plain) }, null, 1), "application/json", "rules.json"),
    csv: () => {
      const cell = (value) => `"${String(value).replaceAll('"', '""')}"`;
      const names = ["game", "edition", "number", "kind", "status", "scenarios", "code", "saboteur", ...engines, "text"];
      const lines = shown.map((row) => {
        const flat = plain(row);
        return names.map((name) => cell(name in flat ? flat[name] : flat.verdicts[name])).join(",");
      });
      saved([names.map(cell).join(","), ...lines].join("\n") + "\n", "text/csv", "rules.csv");
    },
  };

  head.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const column = Number(button.dataset.column);
    sort = { column, descending: column === sort.column && !sort.descending };
    drawHead();
    head.querySelector(`[data-column="${column}"]`).focus();
    apply();
  });
  form.addEventListener("input", () => { narrow(); apply(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.querySelector("[type=reset]").addEventListener("click", (event) => {
    event.preventDefault();
    form.reset();
    narrow();
    apply();
  });
  root.addEventListener("click", (event) => {
    const name = event.target.closest(".rp-heat-name");
    const button = event.target.closest("[data-export]");
    if (button) exported[button.dataset.export]();
    if (name && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      form.elements.game.value = name.closest(".rp-heat").dataset.game;
      narrow();
      choose("chapter", form.elements.chapter.value === name.dataset.chapter ? "" : name.dataset.chapter);
      apply();
      shownAs.scrollIntoView({ block: "center" });
    }
  });

  const asked = new URLSearchParams(location.search);
  if (asked.get("game")) form.elements.game.value = asked.get("game") === "all" ? "" : asked.get("game");
  narrow();
  for (const name of ["edition", "chapter"]) choose(name, asked.get(name));
  for (const name of ["status", "text"]) if (asked.get(name)) form.elements[name].value = asked.get(name);
  const order = asked.get("sort") || "";
  const column = columns.findIndex(([name]) => name === order.replace(/^-/, ""));
  if (column >= 0) sort = { column, descending: order.startsWith("-") };
  drawHead();
  apply();
})();
