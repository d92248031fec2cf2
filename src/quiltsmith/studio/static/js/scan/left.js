/** A way back, on pages that a sheet has gone on to, to the boards that still wait. */

import { h, icon } from "../dom.js";
import { address } from "../router.js";
import { say } from "../texts.js";
import { pile } from "./pile.js";

/**
 * Give the link for a page, or nothing where no board waits for it.
 *
 * @param {string} page
 */
export function linkToPhotos(page) {
  const waiting = pile.open.length;
  return (
    page === "sheet" &&
    waiting > 0 &&
    h(
      "a",
      { class: "button soft back-to-photos", href: address("scan") },
      icon("camera"),
      say("scan.back", { number: waiting }),
    )
  );
}
