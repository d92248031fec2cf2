/** What can be done now: the three patches for sale, an advance, a special patch to place; in the end, the result. */

import { button, capitalise, fill, focusFirst, h, icon, note, setStyle } from "../dom.js";
import { patch } from "../pictures.js";
import { buildReplay, endButtons } from "../sheet/ending.js";
import { remarks, verdictNote } from "../sheet/remarks.js";
import { sizeOf } from "../spaces.js";
import { say, sayCount } from "../texts.js";
import { buildRing } from "./ring.js";
import { gain, token } from "./seat.js";

/**
 * Build it; `handlers` has `take(offer)`, `advance()`, `special()`, `discard()`, `look(prospect, words)`, `text()`,
 * `question()`, which gives the sheet, `replay(step)`, and for a move that is corrected `leaveOut()`, `goBack()`,
 * `putBefore(wanted)` and `cancel()`; `hint()` asks a bot, and `opponent(view)` gives what is shown of one that plays.
 */
export function buildMarket(handlers) {
  const now = h("div", { class: "duel-now" });
  const correcting = h("div", { class: "duel-correcting", hidden: true });
  let specialOf = null;
  const take = button(say("duel.take_special"), { kind: "soft", icon: "board", onclick: () => handlers.special() });
  const ring = buildRing();
  const element = h(
    "section",
    { class: "panel duel-market", "aria-label": say("duel.market") },
    correcting,
    now,
    ring.element,
  );

  /**
   * Show what comes next; `held` is what is in the hand.
   *
   * @param {import("./desk.js").DuelAnswer} found
   * @param {any} held
   */
  function show({ view, verdict, fabrics }, held) {
    const { stage, seats } = view;
    const player = seats[stage.player];
    ring.element.hidden = stage.kind === "over";
    if (!ring.element.hidden) ring.show(view.circle, view.patches, fabrics, view.offers.length);
    // The buttons stay while the patch comes into the hand: somebody may have gone to one of them already.
    take.disabled = held !== null;
    const bot = handlers.opponent(view);
    element.classList.toggle("waiting", bot.isToMove);
    if (specialOf === view && !bot.isToMove) return;
    specialOf = stage.kind === "special" && !bot.isToMove ? view : null;
    if (bot.isToMove) fill(now, bot.shown);
    else if (stage.kind === "over") fill(now, result(view, verdict));
    else if (stage.kind === "special") fill(now, bot.shown, special(view, player));
    else if (stage.kind === "turn") fill(now, bot.shown, selling(view, fabrics, held));
    else {
      fill(
        now,
        h("h2", { class: "sheet-title" }, say("duel.stage_lost")),
        note("warning", say("duel.about_lost")),
        button(say("sheet.text"), { icon: "file", onclick: () => handlers.text() }),
      );
    }
  }

  /**
   * Say which move is corrected, and what else can be done with it; nothing if none is.
   *
   * @param {import("./desk.js").Correcting | null} one
   */
  function correct(one) {
    correcting.hidden = !one;
    if (!one) return;
    fill(
      correcting,
      h("b", {}, say(one.isNew ? "duel.putting_before" : "duel.correcting", { number: one.number })),
      h("p", { class: "small" }, one.told, " ", say("duel.later_stay")),
      h(
        "div",
        { class: "sheet-fixes" },
        button(say("duel.as_it_is"), { onclick: () => handlers.cancel() }),
        button(say(one.isNew ? "duel.not_before" : "duel.put_before"), {
          onclick: () => handlers.putBefore(!one.isNew),
        }),
        !one.isNew && button(say("duel.leave_out"), { onclick: () => handlers.leaveOut() }),
        button(sayCount("duel.go_back", one.lost), { icon: "undo", onclick: () => handlers.goBack() }),
      ),
    );
  }

  /**
   * @param {Server.DuelView} view
   * @param {Record<string, string>} fabrics
   * @param {any} held
   */
  function selling(view, fabrics, held) {
    const { advance } = view;
    return [
      h("h2", { class: "sheet-title" }, say("duel.for_sale")),
      h(
        "div",
        { class: "duel-offers" },
        view.offers.map((offer) => offered(view, offer, fabrics, held?.card === offer.card)),
      ),
      advance &&
        button(
          [
            h("span", { class: "grow" }, say("duel.advance", { space: advance.to })),
            gain("button", `+${advance.buttons - view.seats[view.stage.player].buttons}`),
          ],
          {
            kind: "duel-advance",
            icon: "right",
            onclick: () => handlers.advance(),
            ...looking(advance, () => say("duel.look_advance", words(view, advance))),
          },
        ),
      hint(),
    ];
  }

  /**
   * @param {Server.DuelView} view
   * @param {Server.OfferedPatch} offer
   * @param {Record<string, string>} fabrics
   * @param {boolean} isHeld
   */
  function offered(view, offer, fabrics, isHeld) {
    const { shape, cost, time, income } = view.patches[offer.card];
    const closed = Boolean(offer.why_not);
    const sentence = () =>
      closed ? offer.why_not : say("duel.look_take", { card: offer.card, ...words(view, offer.then) });
    const prices = say("duel.price", { card: offer.card, cost, currency: view.currency, time, income });
    return h(
      "button",
      {
        type: "button",
        class: `duel-offer ${isHeld ? "on" : ""}`,
        "aria-disabled": String(closed),
        title: closed ? offer.why_not : null,
        "aria-label": closed ? `${prices} ${offer.why_not}.` : prices,
        onclick: () => handlers.take(offer),
        ...looking(closed ? null : offer.then, sentence),
      },
      h("span", { class: "duel-id" }, offer.card),
      h("span", { class: "duel-shape" }, sized(patch(shape, fabrics[offer.card] ?? 0, { seam: false }), shape)),
      h("span", { class: "duel-price" }, gain("button", cost), gain("clock", time)),
      h("span", { class: `duel-price ${income ? "" : "none"}` }, gain("income", `+${income}`)),
    );
  }

  /**
   * @param {Server.Prospect | null} then
   * @param {() => string} sentence
   */
  const looking = (then, sentence) => ({
    // A button that is drawn below a pointer that rests is not pointed at.
    onpointermove: (event) => (event.movementX || event.movementY) && handlers.look(then, sentence()),
    onfocus: () => handlers.look(then, sentence()),
    onpointerleave: () => handlers.look(null, ""),
    onblur: () => handlers.look(null, ""),
  });

  /**
   * @param {Server.DuelView} view
   * @param {Server.Prospect} then
   */
  function words(view, then) {
    const more = [
      then.received > 0 && say("duel.look_income", { number: then.received }),
      then.specials > 0 && say("duel.look_special"),
    ]
      .filter(Boolean)
      .join(" ");
    return {
      player: view.seats[view.stage.player].player,
      space: then.to,
      number: then.buttons,
      currency: view.currency,
      more,
    };
  }

  /**
   * @param {Server.DuelView} view
   * @param {Server.SeatView} player
   */
  function special(view, player) {
    return [
      h("h2", { class: "sheet-title" }, say("duel.special")),
      h("p", {}, say("duel.about_special", { player: player.player })),
      h(
        "div",
        { class: "sheet-two" },
        take,
        view.may_discard &&
          button(say("duel.discard"), { kind: "soft duel-discard", icon: "x", onclick: () => handlers.discard() }),
      ),
      hint(),
    ];
  }

  const hint = () =>
    button(say("sheet.hint"), { kind: "soft duel-hint", icon: "spark", onclick: () => handlers.hint() });

  /**
   * @param {Server.DuelView} view
   * @param {Record<string, any>} verdict
   */
  function result(view, verdict) {
    const errors = verdict.problems.filter((problem) => problem.level === "error").length;
    const winner = view.winner === null ? null : view.seats[view.winner];
    const ahead = Math.abs(view.seats[0].total - view.seats[1].total);
    return [
      h("h2", { class: "sheet-title" }, say("duel.tab_result")),
      winner &&
        h(
          "p",
          { class: "duel-winner" },
          icon("star"),
          ahead
            ? sayCount("duel.winner_by", ahead, { player: winner.player })
            : say("duel.winner_first", { player: winner.player }),
        ),
      h(
        "ul",
        { class: "duel-totals" },
        view.seats.map((seat, number) =>
          h(
            "li",
            { class: number === view.winner ? "won" : "" },
            token(seat.player, number),
            h("b", { class: "grow" }, seat.player),
            h("span", { class: "duel-total" }, seat.total),
            sumOf(view, seat),
          ),
        ),
      ),
      errors ? note("bad", sayCount("sheet.wrong", errors)) : verdictNote(verdict),
      endButtons(handlers.question, () =>
        view.seats.map((seat) => say("sheet.points_of", { player: seat.player, total: seat.total })).join(" "),
      ),
      view.moves.length > 0 && buildReplay(view.moves.length, (step) => handlers.replay(step)),
      remarks(verdict),
    ];
  }

  /**
   * The sum of a player, line by line.
   *
   * @param {Server.DuelView} view
   * @param {Server.SeatView} seat
   */
  function sumOf(view, seat) {
    const lines = [
      [capitalise(view.currency), seat.buttons],
      ...(seat.has_tile ? [[say("duel.has_tile"), `+${view.tile_points}`]] : []),
      [
        `${sayCount("sheet.empty", seat.empty)}${view.empty_cost > 1 ? ` × ${view.empty_cost}` : ""}`,
        `−${seat.empty * view.empty_cost}`,
      ],
    ];
    return h(
      "dl",
      { class: "duel-sums" },
      lines.map(([what, value]) => [h("dt", {}, what), h("dd", {}, value)]),
    );
  }

  return {
    element,
    show,
    correct,
    /** @param {string} action */
    focusOn: (action) => focusFirst(now, `.duel-${action}`, "button"),
    focus: () => focusFirst(now, ".duel-offer[aria-disabled=false], .duel-advance", "button"),
  };
}

/**
 * Give a picture of a patch the width that its spaces have beside others.
 *
 * @param {HTMLElement} image
 * @param {string} shape
 */
export function sized(image, shape) {
  return setStyle(image, { "--wide": sizeOf(shape).columns });
}
