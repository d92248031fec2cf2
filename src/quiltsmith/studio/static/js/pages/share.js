/** What a link holds: opened as a file that was dropped on the page, beside what is there. */

import { h, note } from "../dom.js";
import { openDropped } from "../dropping.js";
import { sharedFile } from "../share.js";
import { say } from "../texts.js";

export const title = "page.shared";

/** @param {HTMLElement} root */
export async function show(root) {
  root.append(h("h1", {}, say("page.shared")));
  try {
    const { name, text } = await sharedFile(location.hash);
    // Going back must not open it once more.
    history.replaceState(null, "", "#/");
    await openDropped([new File([text], name, { type: "text/plain" })]);
  } catch {
    root.append(note("warning", say("page.broken_link")));
  }
}
