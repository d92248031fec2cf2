/** Files that are dropped or chosen: each is opened by the page that works with its kind. */

import { go, PAGES } from "./router.js";
import { tell } from "./status.js";
import { say } from "./texts.js";

/** What a file chooser offers. */
export const readable = ".txt,.yaml,.yml,.pdf,.png,.jpg,.jpeg,.heic,.heif";
const LARGEST = 40_000_000;
let dropped = null;

/** Open a file on the page for its kind; the page takes it with `takeDropped`. */
export function openDropped(file) {
  if (!file) return;
  const ending = file.name.toLowerCase().split(".").at(-1);
  const page = { txt: "sheet", yaml: "deck", yml: "deck", pdf: "print", png: "print", jpg: "scan", jpeg: "scan", heic: "scan", heif: "scan" }[ending];
  if (!page || !(page in PAGES)) return tell(say("frame.unknown_file", { name: file.name }));
  if (file.size > LARGEST) return tell(say("frame.large_file", { name: file.name }));
  dropped = file;
  return go(page, page === "print" ? ["preflight"] : ["dropped"]);
}

/** Tell whether a file is a picture, whatever it is called. */
export const isPhoto = (file) => file.type.startsWith("image/") || /\.(jpe?g|png|hei[cf])$/i.test(file.name);

/** Open a picture as the photo of a sheet, where it cannot be meant as anything else. */
export function openPhoto(file) {
  dropped = file;
  return go("scan", ["dropped"]);
}

/** Take the file that was dropped, once. */
export function takeDropped() {
  const file = dropped;
  dropped = null;
  return file;
}
