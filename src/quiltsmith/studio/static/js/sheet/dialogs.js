/** Dialogs of the table: a text to paste, the ranking, and what all of them are made of. */

import { button, h } from "../dom.js";
import { printElements } from "../printing.js";
import { toSentence } from "../problems.js";
import { say, sayCount } from "../texts.js";

/**
 * Ask for the text of sheets; `open(text)` takes it.
 *
 * @param {(text: string) => unknown} open
 */
export function askText(open) {
  const text = h("textarea", {
    class: "field sheet-textarea",
    rows: "14",
    spellcheck: "false",
    placeholder: say("sheet.paste_about"),
    "aria-label": say("sheet.paste_about"),
    oninput: () => {
      take.disabled = !text.value.trim();
    },
  });
  const take = button(say("sheet.open"), {
    kind: "main",
    disabled: true,
    onclick: () => {
      close();
      open(text.value);
    },
  });
  const close = show(say("sheet.paste"), [text], () => take);
  text.focus();
}

/**
 * Show who stands where.
 *
 * @param {Server.SheetTable} table
 */
export function showRanking({ ranking, unranked }) {
  show(
    say("sheet.ranking"),
    [
      h(
        "ol",
        { class: "sheet-ranking" },
        ranking.map((one) =>
          h(
            "li",
            { class: one.is_ranked && one.rank === 1 ? "first" : "" },
            h(
              "span",
              { class: `sheet-number ${one.is_ranked ? "" : "off"}` },
              one.is_ranked ? one.rank : `(${one.rank})`,
            ),
            h(
              "span",
              { class: "grow" },
              h("b", {}, one.player),
              one.checked === "partly" && h("span", { class: "sheet-partly" }, say("sheet.partly")),
              one.errors > 0 && h("span", { class: "sheet-partly" }, sayCount("sheet.with_errors", one.errors)),
            ),
            sayCount("sheet.points", one.total),
          ),
        ),
      ),
      ...(ranking.every((one) => one.is_ranked) ? [] : [h("p", { class: "muted small" }, say("sheet.would_be"))]),
      h(
        "ul",
        { class: "muted sheet-unranked" },
        unranked.map((one) =>
          h(
            "li",
            {},
            say("sheet.unranked", one),
            one.errors.length > 0 &&
              h(
                "ul",
                {},
                one.errors.map((message) => h("li", {}, toSentence(message))),
              ),
          ),
        ),
      ),
    ],
    () =>
      button(say("sheet.print"), {
        icon: "print",
        onclick: (event) => {
          const dialog = event.target.closest("dialog");
          printElements(...[...dialog.querySelectorAll("h2, .sheet-ranking, p, .sheet-unranked")]);
        },
      }),
    say("sheet.close"),
  );
}

/**
 * Show a dialog; `actions(close)` gives its buttons, `leave` is what the last one says. Gives what closes it.
 *
 * @param {string} title
 * @param {HTMLElement[]} content
 * @param {(close: () => void) => HTMLElement | HTMLElement[]} actions
 * @param {string} leave
 */
export function show(title, content, actions, leave = "") {
  // The browser gives the focus back to where it was when a dialog is closed, not when it is removed.
  const close = () => {
    made.close();
    made.remove();
  };
  const made = h("dialog", { class: "sheet-dialog", "aria-label": title, onclose: () => made.remove() });
  const offered = [actions(close)].flat();
  made.append(
    h("h2", {}, title),
    ...content,
    h(
      "div",
      { class: "sheet-buttons" },
      ...offered,
      button(leave || say(offered.length ? "sheet.cancel" : "sheet.close"), {
        kind: offered.length ? "bare" : "",
        onclick: close,
      }),
    ),
  );
  document.body.append(made);
  made.showModal();
  return close;
}
