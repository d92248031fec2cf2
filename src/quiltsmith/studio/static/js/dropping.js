/** Files that are dropped or chosen: each is opened by the page that works with its kind. */

import { send } from "./api.js";
import { button, h } from "./dom.js";
import { go } from "./router.js";
import { saveNew } from "./saving.js";
import { tell } from "./status.js";
import { limit, say } from "./texts.js";
import { isTooLarge, sayTooLarge } from "./uploads.js";

/** What a file chooser offers. */
export const readable = ".txt,.yaml,.yml,.pdf,.png,.jpg,.jpeg,.heic,.heif";
let dropped = null;

/** How a file is opened, by the ending of its name. */
const WAYS = {
  txt: openSheet,
  yaml: openYaml,
  yml: openYaml,
  pdf: openPrint,
  png: askWhich,
  jpg: openPhoto,
  jpeg: openPhoto,
  heic: openPhoto,
  heif: openPhoto,
};

/**
 * Open a file on the page for its kind; the page takes it with `takeDropped`.
 *
 * @param {File | undefined} file
 */
export function openDropped(file) {
  if (!file) return undefined;
  const way = WAYS[file.name.toLowerCase().split(".").at(-1)];
  if (!way) return tell(say("frame.unknown_file", { name: file.name }));
  if (isTooLarge(file)) return tell(sayTooLarge(file));
  return way(file);
}

/** @param {File} file */
function openSheet(file) {
  dropped = file;
  return go("sheet", ["dropped"]);
}

/**
 * Open the sheet that a photographed board has become; `origin` tells its page which board, and what was on it.
 *
 * @param {string} text
 * @param {any} origin
 */
export function openRead(text, origin) {
  dropped = { text: () => text, origin };
  return go("sheet", ["dropped"]);
}

/** @param {File} file */
function openPrint(file) {
  dropped = file;
  return go("print", ["preflight"]);
}

/**
 * Put a deck or a deal into the folder, where all pages find it, and open it.
 *
 * @param {File} file
 */
async function openYaml(file) {
  try {
    const text = await file.text();
    const beginning = text.slice(0, limit("kind.beginning").maxlength);
    const { kind, told } = await send("/api/kind", { beginning, name: file.name.slice(0, 300) });
    if (!kind) return tell([say("frame.unknown_yaml", { name: file.name }), told].filter(Boolean).join(" "));
    const { name } = await saveNew(file.name, text);
    tell(say("frame.put_in", { name }));
    return go({ deck: "deck", deal: "play" }[kind], [], { [kind]: name });
  } catch (error) {
    return tell(error.message);
  }
}

/**
 * A picture may be the photo of a sheet or a page to print: only who drops it knows.
 *
 * @param {File} file
 */
function askWhich(file) {
  const choose = (way) => () => {
    dialog.remove();
    way(file);
  };
  const dialog = h(
    "dialog",
    { class: "which", "aria-label": say("frame.which", { name: file.name }), onclose: () => dialog.remove() },
    h("h2", {}, say("frame.which", { name: file.name })),
    button(say("frame.which_photo"), { icon: "camera", kind: "big", onclick: choose(openPhoto) }),
    button(say("frame.which_page"), { icon: "print", kind: "big", onclick: choose(openPrint) }),
    button(say("frame.which_none"), { kind: "bare", onclick: () => dialog.remove() }),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Tell whether a file is a picture, whatever it is called.
 *
 * @param {File} file
 */
export const isPhoto = (file) => file.type.startsWith("image/") || /\.(jpe?g|png|hei[cf])$/i.test(file.name);

/**
 * Open a picture as the photo of a sheet, where it cannot be meant as anything else.
 *
 * @param {File} file
 */
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
