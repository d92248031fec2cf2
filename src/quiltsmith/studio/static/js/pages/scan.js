/** From a photo: choose or take one, correct what was read by clicking on it, type the scores, and see the verdict. */

import { ask, send, upload } from "../api.js";
import { button, fill, h, icon } from "../dom.js";
import { openDropped, takeDropped } from "../dropping.js";
import { problemNotes } from "../problems.js";
import { buildCorrection } from "../scan/correction.js";
import { buildPhone } from "../scan/phone.js";
import { tell } from "../status.js";
import { say, sayCount } from "../texts.js";

export const title = "scan.title";

const KINDS = "image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif";
const LARGEST = 40_000_000;
const CURIOSITY = 2000;

export async function show(root, { parts }) {
  const boards = [];
  let chosen = 0;
  let isReading = false;
  const told = h("div", { class: "scan-told", "aria-live": "polite" });
  const tabs = h("div", { class: "scan-tabs", role: "group", "aria-label": say("scan.boards") });
  const desk = h("div", { class: "scan-desk" });
  const phone = buildPhone(await ask("/api/scan/phone"));
  fill(root, h("div", { class: "scan-top" }, h("h1", {}, say("scan.title")), h("p", { class: "muted" }, say("scan.about"))),
    h("div", { class: "scan-sources" }, dropPlace(read), phone?.element), told, tabs, desk);

  const timer = phone && setInterval(async () => {
    if (isReading || document.hidden) return;
    const { waiting } = await ask("/api/scan/phone").catch(() => ({ waiting: 0 }));
    if (waiting > 0) await reading(() => send("/api/scan/take", {}));
  }, CURIOSITY);
  const dropped = parts[0] === "dropped" ? takeDropped() : null;
  if (parts.length) history.replaceState(null, "", "#/scan");
  if (dropped) read([dropped]);
  return () => clearInterval(timer);

  async function read(files) {
    for (const file of files) {
      if (file.size > LARGEST) tell(say("frame.large_file", { name: file.name }));
      else await reading(() => upload(`/api/scan/photo?${new URLSearchParams({ name: file.name })}`, file, file.type || "application/octet-stream"));
    }
  }

  async function reading(answer) {
    isReading = true;
    fill(told, h("p", { class: "muted scan-mark" }, icon("search"), say("scan.reading")));
    try {
      const found = await answer();
      fill(told, problemNotes([...found.problems, ...found.boards.flatMap((board) => board.problems)]));
      const usable = found.boards.filter((board) => board.is_usable);
      if (usable.length) chosen = boards.length;
      boards.push(...usable.map((board) => buildCorrection(board, finish)));
      display();
    } catch (error) {
      fill(told, h("p", { class: "note bad" }, icon("error"), h("span", {}, error.message || say("frame.gone"))));
    }
    isReading = false;
  }

  function display() {
    fill(tabs, boards.length > 1 && boards.map((board, number) => button(board.name(), {
      kind: number === chosen ? "main" : "soft", "aria-pressed": String(number === chosen),
      onclick: () => { chosen = number; display(); } })));
    fill(desk, boards[chosen]?.element);
    root.classList.toggle("scan-begun", boards.length > 0);
    if (boards[chosen]) tell(boards[chosen].unsure() ? sayCount("scan.unsure", boards[chosen].unsure()) : say("scan.clear"));
  }

  /** Hand a finished sheet to the page that works on sheets. */
  function finish(text, name) {
    openDropped(new File([text], `${name}.txt`, { type: "text/plain" }));
  }
}

function dropPlace(read) {
  const input = (given) => h("input", { type: "file", class: "unseen", accept: KINDS, tabindex: "-1", "aria-hidden": "true", ...given,
    onchange: (event) => { const files = [...event.target.files]; event.target.value = ""; read(files); } });
  const choose = input({ multiple: true, id: "scan-choose" });
  const camera = input({ capture: "environment", id: "scan-camera" });
  const place = h("div", { class: "scan-drop",
    ondragover: (event) => { event.preventDefault(); place.classList.add("over"); },
    ondragleave: () => place.classList.remove("over"),
    ondrop: (event) => { event.preventDefault(); place.classList.remove("over"); read([...event.dataTransfer.files]); } },
  icon("upload"), h("b", {}, say("scan.drop")),
  h("div", { class: "scan-ways" }, button(say("scan.choose"), { icon: "file", kind: "main", onclick: () => choose.click() }),
    button(say("scan.camera"), { icon: "camera", onclick: () => camera.click() })), choose, camera);
  return place;
}
