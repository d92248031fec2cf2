/** All pages of what is printed, to look at; and what to do with them: keep them, or copy the command. */

import { send, sendForFile, sendForText } from "../api.js";
import { button, fill, h, iconButton, note } from "../dom.js";
import { handOver, openFile } from "../handing.js";
import { show as showPicture } from "../pictures.js";
import { keep, kept } from "../settings.js";
import { tell } from "../status.js";
import { say, sayCount, sayOr } from "../texts.js";
import { problemNotes } from "../problems.js";
import { captionOf } from "./captions.js";
import { buildLarge } from "./large.js";

const PAUSE = 140;
const PATIENCE = 400; // milliseconds until it is said that something takes its time
const ZOOMS = [110, 150, 190, 260, 380, 560, 820];

/**
 * Build the preview of a command; `show` draws it for values, `leave` gives it up. `refused(error)` hears
 * why nothing can be shown, or null, and tells whether it is said elsewhere.
 *
 * @param {string} command
 * @param {(error: any) => boolean} refused
 */
export function buildPreview(command, refused) {
  const count = h("span", { class: "muted", "aria-live": "polite" });
  const grid = h("ul", { class: "sheets" });
  const progress = h("progress", { class: "print-progress", hidden: true, "aria-label": say("print.preview") });
  const tray = h(
    "div",
    { class: "sheets-tray", tabindex: "0", role: "region", "aria-label": say("print.preview") },
    grid,
  );
  const line = h("code", { class: "print-line" });
  let zoom = Math.min(ZOOMS.length - 1, Number(kept("print-zoom") ?? (innerWidth < 700 ? 0 : 2)));
  /** @type {Asked.PrintQuestion} */
  let asked = { command };
  let timer = 0;
  let giving = null;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) entry.target.dispatchEvent(new Event("seen"));
    },
    { root: tray, rootMargin: "300px" },
  );

  const setZoom = (by) => {
    zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom + by));
    keep("print-zoom", String(zoom));
    grid.style.setProperty("--sheet", `${ZOOMS[zoom]}px`);
    less.disabled = zoom === 0;
    more.disabled = zoom === ZOOMS.length - 1;
  };
  const less = iconButton("less", say("print.smaller"), { onclick: () => setZoom(-1) });
  const more = iconButton("more", say("print.larger"), { onclick: () => setZoom(1) });
  setZoom(0);

  const large = buildLarge((number) => sendForText("/api/print/page", { ...asked, number }));
  fill(
    grid,
    Array.from({ length: 4 }, () => h("li", { "aria-hidden": "true" }, h("div", { class: "sheet-empty waiting" }))),
  );

  async function draw(values) {
    giving?.abort();
    giving = new AbortController();
    const { signal } = giving;
    asked = { command, values };
    tray.setAttribute("aria-busy", "true");
    const waiting = setTimeout(() => {
      grid.classList.add("waiting");
      count.textContent = sayOr(`print.working_${command}`, say("print.working"));
      progress.hidden = false;
      copy.disabled = true;
    }, PATIENCE);
    try {
      const answer = await send("/api/print/preview", asked, { signal });
      seen.disconnect();
      refused(null);
      fill(
        grid,
        answer.pages.map((page, number) => sheet(page, number + 1, signal)),
      );
      large.know(answer.pages, answer.count);
      count.textContent = sayCount("print.pages", answer.count);
      line.textContent = answer.line;
      copy.disabled = false;
      for (const one of files) one.disabled = false;
    } catch (error) {
      if (error.name === "AbortError") return;
      count.textContent = "";
      line.textContent = ""; // what is refused has no command
      const said = refused(error) ? note("", say("print.see_form")) : note("bad", error.message);
      fill(grid, h("li", { class: "sheets-trouble" }, error.problems?.length ? problemNotes(error.problems) : said));
      for (const one of files) one.disabled = true;
    } finally {
      clearTimeout(waiting);
      if (giving.signal === signal) {
        grid.classList.remove("waiting");
        progress.hidden = true;
        tray.removeAttribute("aria-busy");
      }
    }
  }

  function sheet(page, number, signal) {
    const paper = h("div", { class: "sheet-paper paper" });
    paper.style.aspectRatio = `${page.width} / ${page.height}`;
    if (page.svg) showPicture(paper, page.svg);
    else {
      paper.addEventListener("seen", async () => {
        seen.unobserve(paper);
        const mine = asked;
        try {
          const svg = await sendForText("/api/print/page", { ...mine, number }, { signal });
          if (mine === asked) showPicture(paper, svg);
        } catch {
          // Given up, or refused as the whole would be.
        }
      });
      seen.observe(paper);
    }
    const open = h(
      "button",
      {
        type: "button",
        class: "sheet-open",
        "aria-label": say("print.open", { number }),
        onclick: () => large.open(number),
      },
      paper,
    );
    return h(
      "li",
      {},
      open,
      h(
        "span",
        { class: "sheet-label small" },
        h("b", {}, number),
        " ",
        h("span", { class: "muted" }, captionOf(page.label)),
      ),
    );
  }

  async function download(kind) {
    tell(say("print.making"));
    try {
      const file = await sendForFile("/api/print/file", { ...asked, kind });
      handOver(file);
      tell(say("print.done", { name: file.name }));
    } catch (error) {
      tell(error.message);
    }
  }

  /** Open the PDF, which the browser prints at its size: cards and tiles have to be as large as they are. */
  async function printNow() {
    tell(say("print.making"));
    try {
      openFile(await sendForFile("/api/print/file", { ...asked, kind: "pdf" }));
      tell(say("print.opened"));
    } catch (error) {
      tell(error.message);
    }
  }

  const files = [
    button(say("sheet.print"), { icon: "print", kind: "main big", onclick: () => printNow() }),
    button(say("print.pdf"), { icon: "download", kind: "big", onclick: () => download("pdf") }),
    button("SVG", { kind: "big", onclick: () => download("svg") }),
    button("PNG", { kind: "big", onclick: () => download("png") }),
  ];
  const copy = button(say("print.copy"), {
    icon: "copy",
    kind: "soft",
    onclick: async () => {
      await navigator.clipboard.writeText(line.textContent);
      tell(say("print.copied"));
    },
  });
  const element = h(
    "section",
    { class: "print-preview" },
    h(
      "div",
      { class: "print-head" },
      h("h2", {}, say("print.preview")),
      count,
      h("span", { class: "grow" }),
      less,
      more,
    ),
    progress,
    tray,
    h("div", { class: "print-files" }, files),
    large.element,
    h(
      "div",
      { class: "panel print-command" },
      h("div", { class: "grow" }, h("span", { class: "muted small" }, say("print.same")), line),
      copy,
    ),
  );
  return {
    element,
    show(values) {
      clearTimeout(timer);
      timer = setTimeout(() => draw(values), asked.values ? PAUSE : 0);
    },
    leave() {
      clearTimeout(timer);
      giving?.abort();
      seen.disconnect();
    },
  };
}
