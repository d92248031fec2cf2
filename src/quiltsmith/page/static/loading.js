/** The bar below the top of the page: what is loaded, how far it is, and what to do if it fails. */

import { button, fill, h } from "../../studio/static/js/dom.js";
import { sayOr } from "../../studio/static/js/texts.js";

const bar = h("progress", { class: "page-progress", max: "1" });
const words = h("span", {});
const element = h("div", { class: "page-loading", role: "status", hidden: true }, bar, words);
let stage = "";
let share = 0;

/**
 * Show how far it is.
 *
 * @param {"loading" | "starting" | "ready"} now
 * @param {number} part
 */
export function showLoading(now, part) {
  if (!element.isConnected && document.body) document.body.append(element);
  const isNew = now !== stage;
  stage = now;
  share = part;
  element.hidden = now === "ready";
  if (now === "loading") bar.value = share;
  else bar.removeAttribute("value");
  if (isNew) words.textContent = sayOr(`page.stage_${stage}`, "");
}

/** @param {Error} error */
export function showFailure(error) {
  element.hidden = false;
  element.classList.add("failed");
  element.setAttribute("role", "alert");
  fill(
    element,
    h("span", {}, sayOr("page.failed", "Python could not be started."), " ", h("small", {}, error.message)),
    button(sayOr("page.again", "Try again"), { onclick: () => location.reload() }),
  );
}
