/** The circle of patches around the neutral token, clockwise; those for sale stand out. */

import { fill, h, setStyle } from "../dom.js";
import { patch } from "../pictures.js";
import { sizeOf } from "../spaces.js";
import { say } from "../texts.js";

/** Build it; in its middle stands how many there are. */
export function buildRing() {
  const element = h("div", { class: "duel-ring", role: "img" });
  let shown = "";

  /**
   * Show the patches in their order; the first few are for sale.
   *
   * @param {string[]} circle
   * @param {Record<string, Server.PatchView>} patches
   * @param {Record<string, string>} fabrics
   * @param {number} choice
   */
  function show(circle, patches, fabrics, choice) {
    const now = JSON.stringify([circle.map((card) => [card, patches[card]?.shape, fabrics[card]]), choice]);
    if (now === shown) return;
    shown = now;
    element.setAttribute("aria-label", say("duel.circle_of", { patches: circle.join(", ") }));
    const places = Math.max(circle.length, 1);
    // The fewer lie there, the more room each has.
    element.style.setProperty("--unit", `${Math.min(3.2, 56 / places)}cqw`);
    fill(
      element,
      h("span", { class: "duel-neutral" }),
      circle.map((card, number) => {
        const shape = patches[card]?.shape ?? "#";
        const { columns } = sizeOf(shape);
        const made = h(
          "span",
          { class: `duel-place ${number < choice ? "sale" : ""}`, title: card },
          patch(shape, fabrics[card] ?? 0, { seam: false }),
        );
        return setStyle(made, { "--turn": `${((number + 0.75) / (places + 0.5)) * 360}deg`, "--wide": columns });
      }),
      h("span", { class: "duel-count" }, h("b", {}, circle.length), h("span", {}, say("duel.in_circle"))),
    );
  }

  return { element, show };
}
