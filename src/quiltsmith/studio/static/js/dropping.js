/** Files that are dropped or chosen: each is opened by the page that works with its kind. */

import { send } from "./api.js";
import { button, h } from "./dom.js";
import { openArchive } from "./host.js";
import { address, go, showPage } from "./router.js";
import { saveNew } from "./saving.js";
import { tell } from "./status.js";
import { limit, say } from "./texts.js";
import { isTooLarge, sayTooLarge } from "./uploads.js";

/** What a file chooser offers. */
export const readable = ".txt,.yaml,.yml,.pdf,.png,.jpg,.jpeg,.heic,.heif";
/** @type {any[]} */
let dropped = [];

/** What is done with a file, by the ending of its name. */
const KINDS = {
  txt: "sheet",
  yaml: "yaml",
  yml: "yaml",
  pdf: "page",
  png: "picture",
  jpg: "photo",
  jpeg: "photo",
  heic: "photo",
  heif: "photo",
};

/** Take files wherever they are dropped, so that no page is left for one; places of their own go before. */
export function takeFilesEverywhere() {
  const words = h("span");
  const veil = h("div", { class: "drop-veil", hidden: true, "aria-hidden": "true" }, words);
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    words.textContent = say("frame.let_go");
    veil.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) veil.hidden = true;
  });
  addEventListener("drop", (event) => {
    veil.hidden = true;
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    openDropped([...(event.dataTransfer?.files ?? [])]);
  });
  document.body.append(veil);
}

/**
 * Open files on the pages for their kinds, which take them with `takeDropped`: all sheets come on the table, all photos
 * are read, decks and deals come into the folder.
 *
 * @param {File[]} files
 */
export async function openDropped(files) {
  const refused = [];
  const kinds = { sheet: [], yaml: [], page: [], picture: [], photo: [] };
  for (const file of files) {
    if (await openArchive(file)) continue;
    const kind = KINDS[file.name.toLowerCase().split(".").at(-1)];
    if (!kind) refused.push(say("frame.unknown_file", { name: file.name }));
    else if (isTooLarge(file)) refused.push(sayTooLarge(file));
    else kinds[kind].push(file);
  }
  if (refused.length) tell(refused.join(" "));
  // Who drops one picture is asked what it is; among photos it is one of them.
  const photos = [...kinds.photo, ...(files.length > 1 ? kinds.picture : [])];
  const put = [];
  for (const file of kinds.yaml) put.push(await putIntoFolder(file));
  if (kinds.sheet.length) return open("sheet", kinds.sheet);
  if (photos.length) return openPhotos(photos);
  if (kinds.page.length) return openPrint(kinds.page[0]);
  if (kinds.picture.length) return askWhich(kinds.picture[0]);
  const last = put.filter(Boolean).at(-1);
  return last && go(last.page, [], last.query);
}

/**
 * Go to a page that takes files, or show it anew.
 *
 * @param {string} page
 * @param {any[]} files
 * @param {string} part
 */
function open(page, files, part = "dropped") {
  dropped = files;
  if (location.hash === address(page, part)) return showPage();
  return go(page, [part]);
}

/**
 * Open the sheet that a photographed board has become; `origin` tells its page which board, and what was on it.
 *
 * @param {string} text
 * @param {any} origin
 */
export const openRead = (text, origin) => open("sheet", [{ text: () => text, origin }]);

/** @param {File} file */
const openPrint = (file) => open("print", [file], "preflight");

/**
 * Open pictures as photos of sheets, where they cannot be meant as anything else.
 *
 * @param {File[]} files
 */
export const openPhotos = (files) => open("scan", files);

/**
 * Put a deck or a deal into the folder, where all pages find it, and give the page that works with it.
 *
 * @param {File} file
 */
async function putIntoFolder(file) {
  try {
    const text = await file.text();
    const beginning = text.slice(0, limit("kind.beginning").maxlength);
    const { kind, told } = await send("/api/kind", { beginning, name: file.name.slice(0, 300) });
    if (!kind) {
      tell([say("frame.unknown_yaml", { name: file.name }), told].filter(Boolean).join(" "));
      return null;
    }
    const { name } = await saveNew(file.name, text);
    tell(say("frame.put_in", { name }));
    return { page: { deck: "deck", deal: "play" }[kind], query: { [kind]: name } };
  } catch (error) {
    tell(error.message);
    return null;
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
    button(say("frame.which_photo"), { icon: "camera", kind: "big", onclick: choose((one) => openPhotos([one])) }),
    button(say("frame.which_page"), { icon: "print", kind: "big", onclick: choose(openPrint) }),
    button(say("frame.which_none"), { kind: "bare", onclick: () => dialog.remove() }),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** Take the files that were dropped, once. */
export function takeDropped() {
  const files = dropped;
  dropped = [];
  return files;
}
