/** The file of a deck: its text with numbered lines, the lines of the chosen card marked, and what is wrong below. */

import { button, fill, h, note, setStyle } from "../dom.js";
import { problemNotes } from "../problems.js";
import { say } from "../texts.js";

const LINE = 20;
const PAUSE = 350;
const STILL_TO_COME = ["few-cards", "unusual-count"];

/**
 * Build the text; `show` follows the deck unless somebody is typing.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildSource(deck) {
  const name = h("b", { class: "mono" });
  const numbers = h("pre", { class: "deck-lines", "aria-hidden": "true" });
  const mark = h("div", { class: "deck-highlight", "aria-hidden": "true" });
  const faults = h("div", { class: "deck-faults", "aria-hidden": "true" });
  const area = h("textarea", {
    class: "deck-text mono",
    spellcheck: "false",
    wrap: "off",
    autocomplete: "off",
    "aria-label": say("deck.tab_text"),
  });
  const problems = h("div", { class: "deck-problems" });
  const element = h(
    "section",
    { class: "deck-source", "aria-label": say("deck.tab_text") },
    h(
      "div",
      { class: "panel deck-paper" },
      h("div", { class: "deck-source-head" }, name),
      h("div", { class: "deck-source-body" }, numbers, faults, mark, area),
    ),
    problems,
  );
  let timer = 0;
  let wasChosen = "";

  const place = () => {
    numbers.style.transform = faults.style.transform = `translateY(${-area.scrollTop}px)`;
    const card = deck.card();
    mark.hidden = !card;
    if (!card) return;
    mark.style.transform = `translateY(${(card.first - 1) * LINE - area.scrollTop}px)`;
    mark.style.height = `${(card.last - card.first + 1) * LINE}px`;
  };
  area.addEventListener("scroll", place);
  area.addEventListener("input", () => {
    number();
    clearTimeout(timer);
    timer = setTimeout(() => deck.type(area.value), PAUSE);
  });
  area.addEventListener("click", () => {
    const line = area.value.slice(0, area.selectionStart).split("\n").length;
    const card = deck.look.cards?.find((one) => one.first <= line && line <= one.last);
    if (card && (card.list !== deck.list || card.index !== deck.index)) deck.choose(card.list, card.index);
  });

  function number() {
    const count = area.value.split("\n").length;
    if (numbers.childElementCount !== count) {
      numbers.textContent = Array.from({ length: count }, (_, at) => at + 1).join("\n");
    }
  }

  function show() {
    name.textContent = deck.name ?? deck.origin;
    const typed = deck.text.replaceAll("\r\n", "\n");
    if (area.value !== typed && document.activeElement !== area) area.value = typed;
    number();
    const card = deck.card();
    const chosen = `${deck.list}/${deck.index}`;
    if (card && chosen !== wasChosen && document.activeElement !== area) {
      area.scrollTop = Math.max(0, (card.first - 4) * LINE);
    }
    wasChosen = chosen;
    place();
    // A deck that is being made is not scolded for cards that are still to come: their number stands above the others.
    const found = deck.look.problems.problems.filter(({ code }) => !deck.isBegun() || !STILL_TO_COME.includes(code));
    fill(
      faults,
      found
        .filter((problem) => problem.line > 0)
        .map((problem) => setStyle(h("i", { class: problem.level }), { top: `${(problem.line - 1) * LINE}px` })),
    );
    fill(
      problems,
      found.length > 0 && problemNotes(found, (problem) => goTo(problem.line)),
      found.length === 0 && !deck.isBegun() && note("good", say("deck.fine")),
      known(found),
    );
  }

  /**
   * Offer to write down that the chosen card cannot be cut, where that is told.
   *
   * @param {Server.Problem[]} found
   */
  function known(found) {
    const card = deck.card();
    const isTold =
      card && found.some(({ code, line }) => code === "uncuttable" && card.first <= line && line <= card.last);
    return (
      isTold &&
      button(say("deck.uncuttable", { card: card.id }), {
        kind: "soft",
        icon: "check",
        onclick: () => deck.edit([{ type: "set", list: card.list, index: card.index, key: "cuts", value: [] }]),
      })
    );
  }

  /** @param {number} line */
  function goTo(line) {
    const card = deck.look.cards?.find((one) => one.first <= line && line <= one.last);
    if (card) deck.choose(card.list, card.index);
    const lines = area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus();
    area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    area.scrollTop = Math.max(0, (line - 4) * LINE);
  }

  return { element, show };
}
