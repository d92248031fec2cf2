/** The time track: all spaces, the marks of income, the special patches that are left, both tokens. */

import { fill, h, icon } from "../dom.js";
import { say } from "../texts.js";
import { token } from "./seat.js";

/** Build it. */
export function buildTrack() {
  const spaces = h("ol", { class: "duel-spaces", "aria-hidden": "true" });
  const words = h("p", { class: "unseen" });
  const element = h("section", { class: "duel-track", "aria-label": say("duel.track") }, spaces, words);

  /**
   * Show where everybody stands; `then` is where a player's token would come.
   *
   * @param {any} view
   * @param {{ player: number, to: number } | null} then
   */
  function show({ track, seats }, then = null) {
    const order = seats
      .map((seat, number) => ({ ...seat, number }))
      .sort((one, other) => Number(one.is_on_top) - Number(other.is_on_top));
    fill(
      spaces,
      Array.from({ length: track.last + 1 }, (_, space) => {
        const isSpecial = track.specials.includes(space);
        const kinds = [
          track.income.includes(space) && "income",
          isSpecial && (track.specials_left.includes(space) ? "special" : "gone"),
          space === track.last && "last",
        ];
        return h(
          "li",
          { class: `duel-space ${kinds.filter(Boolean).join(" ")}` },
          h("span", {}, space),
          track.income.includes(space) && icon("button"),
          order.filter((seat) => seat.time === space).map((seat) => token(seat.player, seat.number)),
          then?.to === space && token(seats[then.player].player, then.player, "then"),
        );
      }),
    );
    words.textContent = [
      ...seats.map((seat) => say("duel.stands", { player: seat.player, space: seat.time, last: track.last })),
      track.specials_left.length ? say("duel.specials_left", { spaces: track.specials_left.join(", ") }) : "",
    ].join(" ");
  }

  return { element, show };
}
