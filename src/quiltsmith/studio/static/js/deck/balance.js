/** Changes that bring a deck into balance: before and after, and a new file if they are wanted. The old one stays. */

import { send } from "../api.js";
import { button, h, icon, note } from "../dom.js";
import { decimal } from "../numbers.js";
import { patch } from "../pictures.js";
import { go } from "../router.js";
import { sizeOf } from "../spaces.js";
import { say, sayCount } from "../texts.js";

/**
 * Show changes in an element; `done` is called when they are saved, before the new deck opens.
 *
 * @param {HTMLElement} body
 * @param {any} report
 * @param {() => void} done
 */
export function showChanges(body, report, done) {
  const { spread_before: before, spread_after: after } = report.json;
  const result = report.changes.length
    ? note(after < before ? "good" : "warning", [
        h("b", {}, sayCount("deck.changes", report.changes.length)),
        " ",
        say("deck.spread", { before: decimal(before, 2), after: decimal(after, 2) }),
      ])
    : note("good", say("deck.balanced_already"));
  body.append(result);
  if (report.changes.length === 0) return;
  body.append(h("ul", { class: "deck-changes" }, report.changes.map(changed)), saving(report, done));
}

/**
 * A shape that becomes another one, or a patch with two prices.
 *
 * @param {any} change
 */
function changed(change) {
  const isOther = change.was !== change.is;
  /**
   * @param {string} shape
   * @param {string} words
   * @param {number | null} effect
   */
  const side = (shape, words, effect) =>
    h(
      "div",
      { class: "deck-change-side" },
      isOther ? picture(shape) : h("span", {}, words),
      effect !== null && h("span", { class: "muted small" }, say("deck.effect", { effect: decimal(effect, 1) })),
    );
  return h(
    "li",
    { class: "panel" },
    h("b", { class: "badge" }, change.id),
    !isOther && picture(change.was),
    side(change.was, change.before_text, change.effect_before),
    icon("right"),
    side(change.is, change.after_text, change.effect_after),
  );
}

/** @param {string} shape */
function picture(shape) {
  const { rows, columns } = sizeOf(shape);
  const image = patch(shape, 0, { seam: false, kind: "paper" });
  image.style.width = `${Math.min(14, 70 / columns, 56 / rows) * columns + 1}px`;
  return image;
}

/**
 * Ask for the name of the new file; one that is there already is never replaced.
 *
 * @param {any} report
 * @param {() => void} done
 */
function saving(report, done) {
  const name = h("input", {
    class: "field",
    id: "deck-new-file",
    value: report.name,
    maxlength: 100,
    autocomplete: "off",
  });
  const trouble = h("div", { role: "status" });
  const save = async () => {
    const file = /\.ya?ml$/i.test(name.value.trim()) ? name.value.trim() : `${name.value.trim()}.yaml`;
    try {
      await send("/api/file/save", { name: file, text: await named(report, file), version: null });
      done();
      go("deck", [], { deck: file });
    } catch (error) {
      trouble.replaceChildren(
        note("bad", error.status === 409 ? say("deck.name_taken", { name: file }) : error.message),
      );
    }
  };
  return h(
    "div",
    { class: "deck-accept" },
    h("label", { class: "deck-field", for: name.id }, h("span", { class: "muted small" }, say("deck.new_name")), name),
    button(say("deck.accept"), { kind: "main", icon: "check", onclick: save }),
    trouble,
  );
}

/**
 * The text of the new deck, which says that it is balanced; its id follows the name of its file where that can be one.
 *
 * @param {any} report
 * @param {string} file
 */
async function named(report, file) {
  const id = file.replace(/^.*\//, "").replace(/\.ya?ml$/i, "");
  const edits = [];
  if (/^title:/m.test(report.text)) {
    const { title } = await send("/api/deck/look", { name: file, text: report.text });
    edits.push({ type: "deck", key: "title", value: say("deck.balanced_title", { title }) });
  }
  if (file !== report.name && /^[a-z][a-z0-9-]{0,39}$/.test(id)) edits.push({ type: "deck", key: "deck", value: id });
  return (await send("/api/deck/edit", { name: file, text: report.text, edits: /** @type {any} */ (edits) })).text;
}
