/**
 * From a photo: choose or take some, correct what was read by clicking on it, type the scores, and open one sheet after
 * the other.
 */

import { ask } from "../api.js";
import { button, fill, focusedIn, focusFirst, h, icon, note, withCode } from "../dom.js";
import { openRead, takeDropped } from "../dropping.js";
import { isPage } from "../host.js";
import { rename } from "../router.js";
import { boardName, buildCorrection } from "../scan/correction.js";
import { buildPhone } from "../scan/phone.js";
import { pile, unsureIn } from "../scan/pile.js";
import { reading } from "../scan/reading.js";
import { say, sayCount } from "../texts.js";

export const title = "scan.title";

const KINDS = "image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif";
const CURIOSITY = 2000;

/** @param {HTMLElement} root */
export async function show(root, { parts }) {
  if (isPage) return void fill(root, h("h1", {}, say("scan.title")), note("", say("page.no_photos")));
  let shown = null;
  const tabs = h("div", { class: "scan-tabs" });
  const status = h("div", { class: "unseen", role: "status" });
  // What is told of other photos stands beside the board: above it, it would move the board under somebody's finger.
  const notes = h("div", { class: "scan-told", "aria-live": "polite" });
  const [left, side] = [h("div", {}), h("div", {})];
  const phone = buildPhone(await ask("/api/scan/phone"));
  fill(
    root,
    h(
      "div",
      { class: "scan-head" },
      h("div", { class: "scan-top" }, h("h1", {}, say("scan.title")), h("p", { class: "muted" }, say("scan.about"))),
      h(
        "div",
        { class: "scan-sources" },
        dropPlace((files) => reading.files(files)),
        phone?.element ?? h("p", { class: "muted small" }, withCode(say("scan.phone_how_to_open"))),
      ),
    ),
    tabs,
    status,
    h("div", { class: "scan-desk" }, left, h("div", { class: "scan-beside" }, notes, side)),
  );

  const timer =
    phone &&
    setInterval(async () => {
      if (reading.waiting.length || document.hidden || !pile.hasRoom) return;
      const { waiting } = await ask("/api/scan/phone").catch(() => ({ waiting: 0 }));
      if (waiting > 0 && !reading.waiting.length) reading.fromPhone();
    }, CURIOSITY);
  const endReading = reading.listen((boards) => {
    const others = boards.filter((board) => board.isNew);
    if (others.length) status.textContent = say("scan.was_read", { names: others.map(boardName).join(", ") });
    display();
  });
  const endPile = pile.listen(display);
  const dropped = parts[0] === "dropped" ? takeDropped() : [];
  if (parts.length) rename("scan");
  if (dropped.length) reading.files(dropped, true);
  display();
  return () => {
    if (timer) clearInterval(timer);
    endReading();
    endPile();
  };

  function display() {
    showTabs();
    fill(notes, reading.notes());
    root.classList.toggle("scan-begun", pile.boards.length > 0);
    if (shown === pile.now) return;
    shown = pile.now;
    const correction = shown && buildCorrection(shown, { changed: showTabs, finish, remove });
    fill(left, correction?.left);
    fill(side, correction?.side);
  }

  function showTabs() {
    const focused = focusedIn(tabs)?.dataset.board;
    const finished = pile.boards.length - pile.open.length;
    const list = h(
      "div",
      { class: "scan-list", role: "group", "aria-label": say("scan.boards") },
      pile.boards.map(tab),
    );
    const waiting =
      reading.waiting.length > 0 &&
      h(
        "span",
        { class: "muted scan-mark scan-waiting" },
        icon("search"),
        sayCount("scan.reading", reading.waiting.length),
      );
    fill(
      tabs,
      pile.boards.length > 0 && list,
      waiting,
      finished > 1 && finished < pile.boards.length && removing("scan.remove_done", finished, false),
      pile.boards.length > 1 && removing("scan.remove_all", pile.boards.length, true),
    );
    if (focused) focusFirst(tabs, `[data-board="${focused}"]`);
  }

  /**
   * @param {string} words
   * @param {number} number
   * @param {boolean} isAll
   */
  function removing(words, number, isAll) {
    return button(say(words), {
      icon: "trash",
      kind: "bare",
      onclick: () => {
        pile.removeMany(isAll);
        tellRemoved(sayCount("scan.removed_many", number));
        display();
      },
    });
  }

  /** @param {import("../scan/pile.js").Board} board */
  function tab(board) {
    const isNow = board === pile.now;
    const unsure = unsureIn(board);
    const marks = [
      board.isNew && h("span", { class: "chip good" }, say("scan.new")),
      unsure > 0 && h("span", { class: "chip warning" }, say("scan.count_unsure", { number: unsure })),
      board.done && h("span", { class: "unseen" }, say("scan.done")),
    ];
    const small = h("img", { class: "scan-thumb", alt: "", hidden: true });
    pile.picture(board).then((address) => {
      small.hidden = !address;
      if (address) small.src = address;
    });
    return button([small, h("span", { class: "scan-name" }, boardName(board)), marks], {
      kind: isNow ? "main" : "soft",
      icon: board.done ? "check" : undefined,
      pressed: isNow,
      data: { board: board.id },
      onclick: () => {
        pile.choose(board.id);
        display();
      },
    });
  }

  /**
   * Hand a finished sheet to the page that works on sheets.
   *
   * @param {string} text
   * @param {any} origin
   */
  function finish(text, origin) {
    pile.finish(shown);
    reading.forgetNotes();
    openRead(text, origin);
  }

  function remove() {
    const name = boardName(shown);
    pile.remove(shown);
    tellRemoved(say("scan.removed", { name }));
  }

  /** @param {string} words */
  function tellRemoved(words) {
    reading.forgetNotes();
    reading.tell(
      note(
        "",
        words,
        button(say("scan.bring_back"), {
          kind: "soft",
          icon: "undo",
          onclick: () => {
            reading.forgetNotes();
            pile.bringBack();
            display();
          },
        }),
      ),
    );
  }
}

/** @param {(files: File[]) => unknown} read */
function dropPlace(read) {
  /** @param {Record<string, any>} given */
  const input = (given) =>
    h("input", {
      type: "file",
      class: "unseen",
      accept: KINDS,
      tabindex: "-1",
      "aria-hidden": "true",
      ...given,
      onchange: (event) => {
        const files = [...event.target.files];
        event.target.value = "";
        read(files);
      },
    });
  const choose = input({ multiple: true, id: "scan-choose" });
  const camera = input({ capture: "environment", id: "scan-camera" });
  const place = h(
    "div",
    {
      class: "scan-drop",
      ondragover: (event) => {
        event.preventDefault();
        place.classList.add("over");
      },
      ondragleave: () => place.classList.remove("over"),
      ondrop: (event) => {
        event.preventDefault();
        place.classList.remove("over");
        read([...event.dataTransfer.files]);
      },
    },
    icon("upload"),
    h("b", {}, say("scan.drop")),
    h(
      "div",
      { class: "scan-ways" },
      button(say("scan.choose"), { icon: "file", kind: "main", onclick: () => choose.click() }),
      matchMedia("(pointer: coarse)").matches &&
        button(say("scan.camera"), { icon: "camera", onclick: () => camera.click() }),
    ),
    choose,
    camera,
    h(
      "ul",
      { class: "muted small scan-advice" },
      ["above", "light", "still"].map((point) => h("li", {}, say(`scan.advice_${point}`))),
    ),
  );
  return place;
}
