/** One page at a time, as large as the screen: arrows turn pages, Escape goes back to all of them. */

import { fill, h, iconButton } from "../dom.js";
import { show as showPicture } from "../pictures.js";
import { say } from "../texts.js";
import { captionOf } from "./captions.js";

/** Build it; `svgOf` gives the picture of a page by its number, the first being 1. */
export function buildLarge(svgOf) {
  let pages = [];
  let count = 0;
  let now = 1;
  const title = h("b", { class: "sheet-title" });
  const place = h("div", { class: "sheet-paper paper" });
  const turn = (by) => open(Math.min(pages.length, Math.max(1, now + by)));
  const element = h("dialog", {
    class: "sheet-large",
    "aria-label": say("print.preview"),
    onclick: (event) => event.target === element && element.close(),
    onkeydown: (event) => {
      if (event.key === "ArrowRight" || event.key === "PageDown") turn(1);
      if (event.key === "ArrowLeft" || event.key === "PageUp") turn(-1);
    },
  });
  const before = iconButton("left", say("print.before"), { onclick: () => turn(-1) });
  const after = iconButton("right", say("print.after"), { onclick: () => turn(1) });
  fill(element, title, iconButton("x", say("print.close"), { onclick: () => element.close() }), before, place, after);

  async function open(number) {
    now = number;
    const page = pages[number - 1];
    title.textContent = `${say("print.page_of", { number, count })} ${captionOf(page.label)}`;
    place.style.aspectRatio = `${page.width} / ${page.height}`;
    before.disabled = number === 1;
    after.disabled = number === pages.length;
    if (!element.open) element.showModal();
    try {
      const svg = await svgOf(number);
      if (now === number) showPicture(place, svg);
    } catch {
      element.close();
    }
  }

  return {
    element,
    open,
    know(all, number) {
      pages = all;
      count = number;
    },
  };
}
