/** Files that the server has made, handed to the person: the browser saves them as it saves all downloads. */

import { h } from "./dom.js";

const KEPT = 30_000; // milliseconds: a slow browser may still be reading it

/**
 * Show a file in a tab of its own, where the browser prints it at its size; where no tab opens, hand it over.
 *
 * @param {{ blob: Blob, name: string }} made
 */
export function openFile(made) {
  const url = URL.createObjectURL(made.blob);
  if (window.open(url)) setTimeout(() => URL.revokeObjectURL(url), KEPT);
  else handOver(made);
}

/** Hand over what `sendForFile` gives. */
export function handOver({ blob, name }) {
  const url = URL.createObjectURL(blob);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
