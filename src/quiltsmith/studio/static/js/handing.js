/** Files that the server has made, handed to the person: the browser saves them as it saves all downloads. */

import { h } from "./dom.js";

const KEPT = 30_000; // milliseconds: a slow browser may still be reading it

/** Hand over what `sendForFile` gives. */
export function handOver({ blob, name }) {
  const url = URL.createObjectURL(blob);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
