/** The code that a phone's camera reads, and plain words on what is open to it. */

import { codePicture } from "../code_picture.js";
import { h, icon } from "../dom.js";
import { say } from "../texts.js";

/** Build the panel, or nothing where phones were not asked for. */
export function buildPhone({ address, code }) {
  if (!address) return null;
  return {
    element: h(
      "section",
      { class: "panel scan-phone", "aria-label": say("scan.phone") },
      codePicture(code, say("scan.code")),
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
