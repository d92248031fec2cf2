/** Questions that cannot wait: a text to paste, a name to save under, two versions of a file, the ranking. */

import { send } from "../api.js";
import { button, h } from "../dom.js";
import { told } from "../problems.js";
import { say, sayCount } from "../texts.js";

/** Ask for the text of sheets; `open(text)` takes it. */
export function askText(open) {
  const text = h("textarea", { class: "field sheet-textarea", rows: "14", spellcheck: "false", "aria-label": say("sheet.paste_about") });
  show(say("sheet.paste"), [text], (close) => button(say("sheet.open"), { kind: "main", onclick: () => { if (text.value.trim()) { close(); open(text.value); } } }));
  text.focus();
}

/** Ask for the name of a file; `save(name)` takes it. */
export function askName(proposed, save) {
  const field = h("input", { class: "field", value: proposed, "aria-label": say("sheet.save_as") });
  const close = show(say("sheet.save_as"), [field], (end) => button(say("sheet.save"), { kind: "main", icon: "download", onclick: () => { end(); save(withEnding(field.value.trim() || proposed)); } }));
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") { close(); save(withEnding(field.value.trim() || proposed)); } });
  field.select();
}

const withEnding = (name) => (/\.txt$/i.test(name) ? name : `${name}.txt`);

/** Show two versions of a file beside each other; nothing is written before one is chosen. */
export function askVersion(why, mine, theirs, { takeMine, takeTheirs }) {
  const column = (words, text) => h("div", {}, h("h2", { class: "sheet-title" }, words), h("pre", { class: "sheet-version", tabindex: "0" }, text));
  show(say("sheet.conflict"), [h("p", {}, why), h("div", { class: "sheet-versions" }, column(say("sheet.yours"), mine), column(say("sheet.theirs"), theirs))],
    (close) => [button(say("sheet.take_yours"), { onclick: () => { close(); takeMine(); } }), button(say("sheet.take_theirs"), { onclick: () => { close(); takeTheirs(); } })]);
}

/** Show who stands where. */
export async function showRanking(session) {
  const found = await send("/api/sheet/ranking", ranked(session));
  show(say("sheet.ranking"), [
    h("ol", { class: "sheet-ranking" }, found.ranking.map((one) => h("li", { class: one.rank === 1 ? "first" : "" },
      h("span", { class: "sheet-number" }, one.rank), h("span", { class: "grow" }, h("b", {}, one.player), one.checked === "partly" && h("span", { class: "sheet-partly" }, say("sheet.partly"))), sayCount("sheet.points", one.total)))),
    h("ul", { class: "muted sheet-unranked" }, found.unranked.map((one) => h("li", {}, say("sheet.unranked", one),
      one.errors.length > 0 && h("ul", {}, one.errors.map((message) => h("li", {}, told(message)))))))], () => []);
}

/** The question that ranks all sheets on the table. */
export const ranked = (session) => ({
  sheets: session.sheets.map(({ name, text, group }) => ({ name: name || `sheet-${group}.txt`, text })), deal: session.now?.deal ?? null,
});

/** Show a dialog; `actions(close)` gives its buttons, `leave` is what the last one says. Gives what closes it. */
export function show(title, content, actions, leave = say(actions(() => {}).length === 0 ? "sheet.close" : "sheet.cancel")) {
  const close = () => { made.close(); made.remove(); };
  const made = h("dialog", { class: "sheet-dialog", "aria-label": title, oncancel: () => made.remove() });
  made.append(h("h2", {}, title), ...content, h("div", { class: "sheet-buttons" }, ...[actions(close)].flat(),
    button(leave, { kind: "bare", onclick: close })));
  document.body.append(made);
  made.showModal();
  return close;
}
