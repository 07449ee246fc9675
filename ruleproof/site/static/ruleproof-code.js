// Source pages: which scenarios run a line, and which lines a scenario runs.
"use strict";

(() => {
  const data = document.getElementById("rp-scenarios");
  if (!data) return;
  const scenarios = JSON.parse(data.textContent); // [id, title, link], in the order of the bits
  const lines = [...document.querySelectorAll(".rp-line[data-bits]")];
  const bitsOf = (line) => BigInt("0x" + line.dataset.bits);

  const runners = (line) => {
    const bits = bitsOf(line);
    return scenarios.filter((_, place) => (bits >> BigInt(place)) & 1n);
  };

  const toggle = (line, button) => {
    const next = line.nextElementSibling;
    if (next && next.classList.contains("rp-runners")) {
      next.remove();
      button.setAttribute("aria-expanded", "false");
      return;
    }
    const list = document.createElement("ul");
    for (const [, title, link] of runners(line)) {
      const anchor = document.createElement("a");
      anchor.href = link;
      anchor.textContent = title;
      list.appendChild(document.createElement("li")).appendChild(anchor);
    }
    const panel = document.createElement("div");
    panel.className = "rp-runners";
    panel.appendChild(list);
    line.after(panel);
    button.setAttribute("aria-expanded", "true");
  };

  document.querySelector(".rp-code").addEventListener("click", (event) => {
    const button = event.target.closest("button.rp-runs");
    if (button) toggle(button.parentElement, button);
  });

  const wanted = new URLSearchParams(location.search).get("scenario");
  const place = scenarios.findIndex(([id]) => id === wanted);
  if (place < 0) return;
  const marking = document.getElementById("rp-marking");
  const link = marking.querySelector("a");
  link.href = scenarios[place][2];
  link.textContent = scenarios[place][1];
  marking.hidden = false;
  for (const line of lines) line.classList.toggle("rp-marked", Boolean((bitsOf(line) >> BigInt(place)) & 1n));
  marking.querySelector("button").addEventListener("click", () => {
    for (const line of lines) line.classList.remove("rp-marked");
    marking.hidden = true;
  });
})();
