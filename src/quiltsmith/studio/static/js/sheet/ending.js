/** What the end of any game offers: to print it, to share it as a picture, and to see it once more, step by step. */

import { send, sendForFile } from "../api.js";
import { button, h, iconButton } from "../dom.js";
import { printPages, shareFile } from "../printing.js";
import { tell } from "../status.js";
import { papers, say } from "../texts.js";

/**
 * Build the buttons; `question()` gives the sheet, `words()` what is said with its picture.
 *
 * @param {() => { name: string, text: string, deal: string | null }} question
 * @param {() => string} words
 */
export function endButtons(question, words) {
  const asked = () => {
    const { name, text, deal } = question();
    return { sheets: [{ name, text }], deal, paper: Object.keys(papers())[0] };
  };
  /** @param {() => Promise<unknown>} work */
  const attempt = (work) => () => work().catch((error) => tell(error.message));
  return h(
    "div",
    { class: "sheet-end-buttons" },
    button(say("sheet.print_now"), {
      kind: "main",
      icon: "print",
      onclick: attempt(async () => printPages(await send("/api/sheet/print/pages", asked()))),
    }),
    button(say("sheet.share"), {
      icon: "upload",
      onclick: attempt(async () =>
        shareFile(await sendForFile("/api/sheet/print/file", { ...asked(), kind: "png" }), words()),
      ),
    }),
  );
}

/**
 * Build a slider over the steps of a game; `show(step)` shows the boards as they were after so many and says what the
 * last of them was.
 *
 * @param {number} last
 * @param {(step: number) => string} show
 */
export function buildReplay(last, show) {
  let step = last;
  const words = h("span", { class: "muted small grow", role: "status" }, "");
  const slider = h("input", {
    type: "range",
    min: 1,
    max: last,
    value: last,
    "aria-label": say("sheet.replay"),
    oninput: () => goTo(Number(slider.value)),
  });
  /** @param {number} wanted */
  function goTo(wanted) {
    step = Math.min(last, Math.max(1, wanted));
    slider.value = String(step);
    const told = show(step);
    slider.setAttribute("aria-valuetext", told);
    words.textContent = step === last ? "" : told;
  }
  return h(
    "div",
    { class: "sheet-replay" },
    h("div", { class: "sheet-row" }, h("h3", {}, say("sheet.replay")), words),
    h(
      "div",
      { class: "row" },
      iconButton("left", say("sheet.replay_back"), { onclick: () => goTo(step - 1) }),
      slider,
      iconButton("right", say("sheet.replay_on"), { onclick: () => goTo(step + 1) }),
    ),
  );
}
