/** The code that a phone's camera reads, and plain words on what is open to it. */

import { h, icon } from "../dom.js";
import { say } from "../texts.js";

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4;

/** Build the panel, or nothing where phones were not asked for. */
export function buildPhone({ address, code }) {
  if (!address) return null;
  return {
    element: h(
      "section",
      { class: "panel scan-phone", "aria-label": say("scan.phone") },
      drawn(code),
      h(
        "div",
        {},
        h("h2", {}, say("scan.phone")),
        h("p", {}, say("scan.phone_how")),
        h("p", { class: "scan-address" }, address),
        h("p", { class: "muted small scan-mark" }, icon("lock"), say("scan.phone_open")),
      ),
    ),
  };
}

/** @param {string[]} rows */
function drawn(rows) {
  const side = rows.length + 2 * QUIET;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `0 0 ${side} ${side}`);
  made.setAttribute("class", "scan-code");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", say("scan.code"));
  const path = document.createElementNS(SVG, "path");
  path.setAttribute(
    "d",
    rows
      .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
      .join(""),
  );
  made.append(path);
  return made;
}
