/** Where the files of the page are, and how they get out of it and in again. */

import { handOver } from "../../studio/static/js/handing.js";
import { button, fill, h, icon } from "../../studio/static/js/dom.js";
import { showPage } from "../../studio/static/js/router.js";
import { language } from "../../studio/static/js/settings.js";
import { tell } from "../../studio/static/js/status.js";
import { say, sayCount } from "../../studio/static/js/texts.js";
import { showAbout } from "./about.js";
import { rememberedFolder, rememberFolder } from "./file_store.js";
import { python, whenReady } from "./python.js";

const ARCHIVE = "quiltsmith-files.zip";
/** The folder that is open, if one is. */
let folder = "";

/** Give its name. */
export const openedFolder = () => folder;

/** Build what the first page shows. */
export function filesPanel() {
  const element = h("section", { class: "panel page-files" });
  write(element);
  return element;
}

/** @param {HTMLElement} element */
async function write(element) {
  const canOpen = "showDirectoryPicker" in window;
  const before = canOpen && !folder ? await rememberedFolder() : null;
  const choose = h("input", {
    type: "file",
    class: "unseen",
    accept: ".zip",
    tabindex: "-1",
    "aria-hidden": "true",
    onchange: () => openZip(choose.files?.[0]),
  });
  fill(
    element,
    h("h2", {}, say("page.files")),
    h("p", {}, icon(folder ? "folder" : "lock"), " ", where()),
    h(
      "div",
      { class: "row" },
      button(say("page.save_all"), { icon: "download", onclick: saveAll }),
      button(say("page.open_zip"), { icon: "upload", onclick: () => choose.click() }),
      before &&
        button(say("page.open_again", { name: before.name }), { icon: "folder", onclick: () => openFolder(before) }),
      canOpen && button(say("page.open_folder"), { icon: "folder", onclick: () => pickFolder() }),
      folder && button(say("page.leave_folder"), { onclick: leaveFolder }),
      button(say("page.about"), { kind: "bare", onclick: showAbout }),
    ),
    choose,
  );
}

function where() {
  if (folder) return say("page.in_folder", { name: folder });
  return say(python.store === "NoStore" ? "page.not_kept" : "page.in_browser");
}

async function saveAll() {
  const bytes = await (await whenReady()).ask("saveAll");
  handOver({ blob: new Blob([bytes], { type: "application/zip" }), name: ARCHIVE });
}

/** @param {File | undefined} file */
export async function openZip(file) {
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [status, , , data] = await (await whenReady()).ask("openZip", { bytes, language: language() });
  const said = JSON.parse(new TextDecoder().decode(data));
  if (status === 200) await showPage();
  tell(status === 200 ? sayCount("page.opened", said.length) : said.refusal);
}

async function pickFolder() {
  try {
    await openFolder(await window.showDirectoryPicker({ mode: "readwrite", id: "quilts" }));
  } catch (error) {
    if (error.name !== "AbortError") tell(error.message);
  }
}

/** @param {any} handle */
async function openFolder(handle) {
  if ((await handle.requestPermission({ mode: "readwrite" })) !== "granted") return;
  await (await whenReady()).ask("openFolder", { handle });
  await rememberFolder(handle);
  folder = handle.name;
  await showPage();
}

async function leaveFolder() {
  await (await whenReady()).ask("openFolder", { handle: null });
  await rememberFolder(null);
  folder = "";
  await showPage();
}
