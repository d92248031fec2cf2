/** The sheets on the table as they are printed: our own pad with everything on it, to look at and to keep. */

import { send, sendForFile } from "../api.js";
import { button, fill, h, icon, note, setStyle } from "../dom.js";
import { handOver } from "../handing.js";
import { latest } from "../latest.js";
import { picture } from "../pictures.js";
import { printPages } from "../printing.js";
import { buildSegments } from "../segments.js";
import { kept, keep } from "../settings.js";
import { tell } from "../status.js";
import { papers, say } from "../texts.js";
import { show } from "./dialogs.js";

/**
 * Show the pages; with several sheets on the table, one of them or all, which is chosen at first if they belong
 * together.
 *
 * @param {import("./session.js").Session} session
 * @param {boolean} areTogether
 */
export function showPrint(session, areTogether = false) {
  const state = { isAll: areTogether, paper: startPaper() };
  const pages = h("div", { class: "sheet-pages", "aria-live": "polite" });
  const question = () => {
    const { sheets, current, deal } = session.question();
    return { sheets: state.isAll ? sheets : [sheets[current]], deal, paper: state.paper };
  };
  const drawing = latest();

  function draw() {
    const present = (...content) => {
      fill(pages, ...content);
      pages.removeAttribute("aria-busy");
    };
    pages.setAttribute("aria-busy", "true");
    return drawing(
      (signal) => send("/api/sheet/print/pages", question(), { signal }),
      (found) => present(found.map(sheet)),
      (error) => present(note("bad", error.message)),
    );
  }

  const printNow = () => send("/api/sheet/print/pages", question()).then(printPages, (error) => tell(error.message));

  /** @param {string} kind */
  const download = (kind) => async () => {
    try {
      const file = await sendForFile("/api/sheet/print/file", { ...question(), kind });
      handOver(file);
      tell(say("print.done", { name: file.name }));
    } catch (error) {
      tell(error.message);
    }
  };
  const which = buildSegments(
    say("sheet.print_which"),
    [
      [false, say("sheet.print_this")],
      [true, say("sheet.print_all")],
    ],
    (isAll) => {
      state.isAll = isAll;
      which.press(isAll);
      draw();
    },
    { hidden: session.sheets.length < 2 },
  );
  which.press(state.isAll);
  const paper = h(
    "select",
    {
      class: "field",
      "aria-label": say("print.option_paper"),
      onchange: () => {
        state.paper = paper.value;
        keep("sheet-paper", state.paper);
        draw();
      },
    },
    Object.entries(papers()).map(([name, title]) =>
      h("option", { value: name, selected: name === state.paper }, title),
    ),
  );
  const more =
    session.now.name &&
    session.now.saved === session.now.text &&
    h(
      "a",
      {
        class: "button bare",
        href: `#/print/pad?${new URLSearchParams({ filled: session.now.name })}`,
        onclick: () => close(),
      },
      say("sheet.print_more"),
    );
  const close = show(
    say("sheet.print"),
    [
      h("div", { class: "sheet-paper-choice" }, which.element, h("span", { class: "select" }, paper, icon("down"))),
      pages,
    ],
    () => [
      button(say("sheet.print_now"), { kind: "main", icon: "print", onclick: printNow }),
      button(say("print.pdf"), { icon: "download", onclick: download("pdf") }),
      button("SVG", { onclick: download("svg") }),
      button("PNG", { onclick: download("png") }),
      ...(more ? [more] : []),
    ],
    say("sheet.close"),
  );
  draw();
}

/** @param {Server.PageShown} page */
function sheet(page) {
  const made = picture(page.svg ?? "", page.label, "paper");
  return setStyle(made, { "--ratio": page.width / page.height });
}

/** The paper that was chosen last, or else the first. */
function startPaper() {
  const names = Object.keys(papers());
  return names.find((name) => name === kept("sheet-paper")) ?? names[0];
}
