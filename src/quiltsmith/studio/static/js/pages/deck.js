/** Design a deck: cards as pictures, a shape to draw, facts that follow, and the file beside it, edited both ways. */

import { raiseAlarm, settleAlarm } from "../alarm.js";
import { ask } from "../api.js";
import { around, button, fill, h, icon, iconButton, setStyle } from "../dom.js";
import { openDeck } from "../deck/open.js";
import { buildCards } from "../deck/cards.js";
import { showConflict } from "../deck/conflict.js";
import { buildEditor } from "../deck/editor.js";
import { buildGenerate } from "../deck/generate.js";
import { buildSimulation } from "../deck/simulation.js";
import { buildSource } from "../deck/source.js";
import { buildStatistics } from "../deck/statistics.js";
import { handOver } from "../handing.js";
import { shareButton } from "../host.js";
import { patch } from "../pictures.js";
import { address, go, rename } from "../router.js";
import { buildSegments } from "../segments.js";
import { sizeOf } from "../spaces.js";
import { tell } from "../status.js";
import { say } from "../texts.js";

export const title = "frame.deck";

/** @param {HTMLElement} root */
export async function show(root, { query }) {
  if (!query.deck) return showChoice(root);
  const deck = await openDeck(await read(query.deck));
  if (query.fresh) {
    // A deck that was just begun has one card that nobody has drawn on.
    if (deck.card()?.shape === "#") deck.fresh = "cards/0";
    rename("deck", { deck: query.deck });
  }
  const views = [buildCards(deck), buildEditor(deck), buildSource(deck)];
  fill(
    root,
    bar(deck),
    tabs(root),
    h(
      "div",
      { class: "deck-desk" },
      views.map((view) => view.element),
    ),
  );
  deck.listen(() => {
    views.forEach((view) => view.show());
    root.classList.toggle("deck-stale", deck.isStale);
    requestAnimationFrame(() => {
      if (root.isConnected) document.title = `${deck.look.title} · quiltsmith`;
    });
  });
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (!(event.ctrlKey || event.metaKey) || isBeingTyped(event)) return;
    if (event.key === "z" && !event.shiftKey) {
      event.preventDefault();
      deck.undo();
    }
    if (event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey)) {
      event.preventDefault();
      deck.redo();
    }
  };
  const look = () => document.visibilityState === "visible" && deck.lookAtFile();
  addEventListener("keydown", keys);
  addEventListener("focus", look);
  return () => {
    removeEventListener("keydown", keys);
    removeEventListener("focus", look);
    if (deck.conflict) tellConflict(deck);
  };
}

/**
 * Tell whether an event belongs to a field with something typed in it that the deck does not know yet: then the
 * browser undoes that.
 *
 * @param {Event} event
 */
function isBeingTyped(event) {
  const field = around(event, "textarea, input");
  return field instanceof HTMLInputElement ? field.value !== (field.dataset.was ?? "") : field !== null;
}

/**
 * Tell who has left the page what has become of the file.
 *
 * @param {import("../deck/open.js").Deck} deck
 */
const tellConflict = (deck) => tell(deck.conflict.message ?? say("deck.conflict_left", { name: deck.name }));

/**
 * A file of the folder, or a shipped deck, which stays as it is: the first change makes a copy.
 *
 * @param {string} name
 */
function read(name) {
  return /\.ya?ml$/i.test(name) ? ask("/api/file", { name }) : ask("/api/deck/shipped", { name });
}

/** @param {HTMLElement} root */
async function showChoice(root) {
  const decks = await ask("/api/decks");
  fill(
    root,
    h(
      "div",
      { class: "deck-choice" },
      h("h1", {}, say("frame.deck")),
      h("p", { class: "muted" }, say("deck.choose")),
      h(
        "ul",
        {},
        decks.map((file) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "panel deck-entry", href: address("deck", [], { deck: file.name }) },
              file.shapes.length ? h("span", { class: "deck-patches" }, file.shapes.map(small)) : icon("cards"),
              h(
                "span",
                { class: "grow" },
                h("b", {}, file.title),
                h("span", { class: "muted small" }, [file.name, file.about].filter(Boolean).join(", ")),
              ),
              h("span", { class: `chip ${file.mood}` }, file.verdict),
              icon("right"),
            ),
          ),
        ),
      ),
      (
        await buildGenerate(
          decks.filter((file) => file.mood !== "bad"),
          (name) => go("deck", [], { deck: name, fresh: "1" }),
        )
      ).element,
    ),
  );
}

/**
 * @param {string} shape
 * @param {number} number
 */
function small(shape, number) {
  const { rows, columns } = sizeOf(shape);
  const image = patch(shape, number, { seam: false, kind: "paper" });
  return setStyle(image, { width: `${Math.min(9, 27 / columns, 27 / rows) * columns}px` });
}

/** @param {import("../deck/open.js").Deck} deck */
function bar(deck) {
  const name = h("span", { class: "muted small deck-file" });
  const heading = h("h1", {});
  const chip = h("span", { class: "chip" });
  const saved = h("span", { class: "deck-saved muted small" });
  const undo = iconButton("undo", say("deck.undo"), { onclick: () => deck.undo() });
  const redo = iconButton("redo", say("deck.redo"), { onclick: () => deck.redo() });
  const statistics = buildStatistics(deck);
  const simulation = buildSimulation(deck);
  const print = button(say("frame.print"), {
    icon: "print",
    kind: "soft",
    onclick: () => go("print", ["cards"], { deck: deck.name ?? deck.origin }),
  });
  const again = button(say("frame.try_again"), { onclick: () => deck.saveAgain() });
  const download = button(say("frame.download"), {
    onclick: () => handOver({ blob: new Blob([deck.text], { type: "text/yaml" }), name: deck.name ?? deck.origin }),
  });
  deck.listen(() => {
    heading.textContent = deck.look.title;
    name.textContent = deck.name ?? say("deck.shipped");
    // A deck that is being made is not scolded for what is still to come.
    const isBegun = deck.isBegun();
    chip.textContent = isBegun ? say("deck.begun") : deck.look.verdict;
    chip.className = `chip ${isBegun ? "" : deck.look.mood}`;
    if (deck.state === "saved") fill(saved, icon("check"), say("deck.saved"));
    else fill(saved, deck.state === "saving" && say("deck.saving"));
    undo.disabled = !deck.canUndo();
    redo.disabled = !deck.canRedo();
    if (deck.conflict && heading.isConnected) showConflict(deck);
    else if (deck.conflict) tellConflict(deck);
    if (deck.trouble) {
      tell(deck.trouble);
      deck.trouble = "";
    }
    if (deck.unsaved) raiseAlarm("deck", say("frame.not_saved", { why: deck.unsaved }), again, download);
    else settleAlarm("deck");
  });
  return h(
    "div",
    { class: "deck-bar" },
    heading,
    name,
    chip,
    h("span", { class: "grow" }),
    saved,
    undo,
    redo,
    button(say("deck.statistics"), { icon: "chart", kind: "soft", onclick: () => statistics.open() }),
    button(say("deck.bots"), { icon: "dice", kind: "soft", onclick: () => simulation.open() }),
    print,
    shareButton(() => ({ name: deck.name ?? `${deck.origin}.yaml`, text: deck.text })),
    statistics.element,
    simulation.element,
  );
}

/**
 * On a narrow screen one of three is shown at a time.
 *
 * @param {HTMLElement} root
 */
function tabs(root) {
  /** @param {string} name */
  const open = (name) => {
    root.dataset.tab = name;
    made.press(name);
  };
  const made = buildSegments(
    say("deck.tabs"),
    ["cards", "draw", "text"].map((name) => [name, say(`deck.tab_${name}`)]),
    open,
    { kind: "deck-tabs" },
  );
  open("draw");
  return made.element;
}
