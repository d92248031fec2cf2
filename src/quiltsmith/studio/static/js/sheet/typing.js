/** The rounds of a board without a log: their points are typed as they stand on paper. */

import { h } from "../dom.js";
import { isWhole } from "../numbers.js";
import { limit, say } from "../texts.js";

/** Build the rows; `handlers` has `edit(edit)` and `frame(round)`. */
export function buildTyping(handlers) {
  const rows = new Map();
  let next = 0;

  /**
   * A round: its rectangle where the board of that time is known, and a field for its points.
   *
   * @param {Server.RoundView} round
   */
  function row(round) {
    const shown = round.chosen ?? round.best;
    const name = say("sheet.round", { round: round.number });
    const about = shown
      ? [h("b", {}, `${shown.rows}×${shown.columns}`), h("span", { class: "muted" }, shown.place)]
      : h("span", { class: "muted" }, say(round.claimed === null ? "sheet.not_yet" : "sheet.not_checked"));
    const field = h("input", {
      class: `sheet-box ${round.line && !round.is_possible ? "bad" : ""}`,
      inputmode: "numeric",
      maxlength: String(limit("score.points").max).length,
      autocomplete: "off",
      value: round.claimed ?? "",
      "aria-label": say("sheet.points_of_round", { round: round.number }),
      disabled: !round.may_type,
      onchange: () => type(round, field),
      onkeydown: (event) => leave(event, round, field),
    });
    if (document.activeElement === rows.get(round.number)) next ||= round.number;
    rows.set(round.number, field);
    return h(
      "div",
      { class: "sheet-round" },
      h("span", { class: `sheet-number ${round.line ? "" : "off"}` }, round.number),
      h(
        "button",
        {
          type: "button",
          class: "sheet-about grow",
          disabled: !shown,
          onclick: () => handlers.frame(round),
          "aria-label": `${name} ${shown ? `${shown.rows}×${shown.columns} ${shown.place}` : ""}`,
        },
        about,
      ),
      field,
    );
  }

  /**
   * Go on to the next round, whose field may open only when this one is written.
   *
   * @param {KeyboardEvent} event
   * @param {Server.RoundView} round
   * @param {HTMLInputElement} field
   */
  function leave(event, round, field) {
    const goesOn = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (!goesOn || field.value.trim() === String(round.claimed ?? "")) return;
    event.preventDefault();
    next = rows.has(round.number + 1) ? round.number + 1 : round.number;
    type(round, field);
  }

  /**
   * Take what was typed, once, though leaving the field tells it again; what is no number goes back to what was there.
   *
   * @param {Server.RoundView} round
   * @param {HTMLInputElement} field
   */
  function type(round, field) {
    const typed = field.value.trim();
    if (field.dataset.taken === typed) return;
    field.dataset.taken = typed;
    if (!isWhole(typed, limit("score.points").max)) field.value = String(round.claimed ?? "");
    else if (Number(typed) !== round.claimed) {
      handlers.edit({ type: "score", round: round.number, points: Number(typed) });
    }
  }

  /** Once all rows are in place: go where somebody was, or is going. */
  function focus() {
    rows.get(next)?.select();
    rows.get(next)?.focus();
    next = 0;
  }

  return { row, focus };
}
