/** What is unsure, asked as on the command line: the next space or patch, what it looks like, and both answers. */

import { button, h } from "../dom.js";
import { say, sayCount } from "../texts.js";
import { EMPTY, FILLED } from "./pile.js";

/**
 * Say which spaces are filled and which are empty, or nothing.
 *
 * @param {Record<string, string>} keys of the words for each sign
 * @param {(sign: string) => string[]} names
 */
export const sayBySign = (keys, names) =>
  [FILLED, EMPTY]
    .filter((sign) => names(sign).length > 0)
    .map((sign) => say(keys[sign], { spaces: names(sign).join(", ") }))
    .join(" ");

/**
 * Build it for the spaces of a board.
 *
 * @param {ReturnType<typeof import("./spaces.js").boardSpaces>} spaces
 */
export function buildQuestion(spaces) {
  const words = h("b", { class: "scan-asked", "aria-live": "polite" });
  /**
   * @param {string} key
   * @param {string} sign
   */
  const answer = (key, sign) => button(say(key), { onclick: () => give(sign) });
  const [filled, empty] = [answer("scan.fill", FILLED), answer("scan.leave", EMPTY)];
  /** @param {string} sign */
  function give(sign) {
    const asked = spaces.asked();
    if (asked) spaces.give(asked.first, sign);
  }
  const rest = h("span", { class: "muted small" });
  const ways = h("div", { class: "scan-answers" }, filled, empty, rest);
  const follows = h("p", { class: "muted small scan-follows", "aria-live": "polite", hidden: true });
  const element = h(
    "div",
    { class: "scan-question", role: "group", "aria-label": say("scan.question") },
    words,
    ways,
    follows,
  );

  /** Say what the answers have settled beside them. */
  function showFollowing() {
    const keys = { [FILLED]: "scan.follow_filled", [EMPTY]: "scan.follow_empty" };
    follows.textContent = sayBySign(keys, spaces.followedAs);
    follows.hidden = !follows.textContent;
  }

  /** Ask what is next; give whether anything is left. */
  function show() {
    showFollowing();
    const asked = spaces.asked();
    const hadFocus = ways.contains(document.activeElement);
    ways.hidden = !asked;
    if (!asked) {
      if (words.textContent !== say("scan.clear")) words.textContent = say("scan.clear");
      return hadFocus;
    }
    const { first, looksFilled } = asked;
    const sign = spaces.patch(first);
    const names = asked.spaces.join(", ");
    words.textContent = say(looksFilled ? "scan.looks_filled" : "scan.looks_empty", {
      spaces: sign ? say("scan.patch", { sign, spaces: names }) : names,
    });
    filled.classList.toggle("main", looksFilled);
    empty.classList.toggle("main", !looksFilled);
    const others = spaces.names.filter(spaces.isUnsure).length - asked.spaces.length;
    rest.textContent = others ? sayCount("scan.others", others) : "";
    return false;
  }

  return { element, show };
}
