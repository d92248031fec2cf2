/**
 * The cards to take: those that were dealt for the turn, all others with a search; rectangles when a round is scored.
 */

import { button, fill, focusFirst, h } from "../dom.js";
import { isWhole } from "../numbers.js";
import { picture } from "../pictures.js";
import { limit, say } from "../texts.js";
import { buildResult } from "./result.js";
import { buildTiles } from "./tiles.js";

/**
 * Build the tray; `handlers` has `take(card)`, `pass()`, `hint()`, `score(choice)`, `points(round, points)`, and what
 * the result wants.
 */
export function buildTray(desk, handlers) {
  const dealt = h("div", { class: "sheet-dealt" });
  const all = buildTiles(desk.fabrics, (card) => take(card));
  const result = buildResult(desk, handlers);
  const element = h("section", { class: "panel sheet-tray", "aria-label": say("sheet.cards") }, dealt, all.element);

  const take = (card, role = desk.roleOf(card.id)) =>
    handlers.take({
      card: card.id,
      shape: card.shape,
      fabric: desk.fabrics()[card.id] ?? 0,
      role,
      isStart: card.is_start,
    });

  /** @param {Server.SheetView} view */
  function showAll(view) {
    const isStart = view.stage.kind === "start";
    all.element.hidden = ["score", "over", "board"].includes(view.stage.kind) || (desk.isSolo() && !isStart);
    if (all.element.hidden) return; // each tile is a picture that the server would draw for nobody
    const used = new Set(view.lines.map((line) => line.card));
    all.show(
      say(isStart ? "sheet.start_cards" : "sheet.all_cards"),
      (card) => card.is_start === isStart,
      (id) => used.has(id),
      (id) => desk.held()?.card === id,
    );
  }

  /** @param {Server.SheetView} view */
  function showDealt(view) {
    const { kind, turn } = view.stage;
    if (kind === "score") return fill(dealt, scoring(view));
    if (kind === "over" || kind === "board") {
      if (dealt.firstChild !== result.element) fill(dealt, result.element);
      return result.show(view);
    }
    if (kind === "start") return fill(dealt);
    if (desk.tapped()) return fill(dealt, drawing());
    const byId = new Map(all.cards().map((card) => [card.id, card]));
    const offers = (view.offers ?? []).filter((offer) => byId.has(offer.card));
    const free = desk.left("neighbour") > 0;
    const held = desk.held();
    return fill(
      dealt,
      offers.length > 0 && [
        h("h2", { class: "sheet-title" }, say("sheet.dealt", { turn })),
        h(
          "div",
          { class: "sheet-offers" },
          offers.map((offer) => {
            const isClosed = offer.role === "neighbour" && !free;
            return h(
              "button",
              {
                type: "button",
                class: `sheet-offer ${offer.role} ${held?.card === offer.card ? "on" : ""}`,
                disabled: isClosed,
                title: isClosed ? say("sheet.neighbour_used") : null,
                "aria-label": say(offer.role === "neighbour" ? "sheet.take_neighbour" : "sheet.take", {
                  card: offer.card,
                }),
                onclick: () => take(byId.get(offer.card), offer.role),
              },
              picture(byId.get(offer.card).svg, "", "paper"),
            );
          }),
        ),
      ],
      offers.length > 0 && !free && h("p", { class: "muted small" }, say("sheet.neighbour_used")),
      h(
        "div",
        { class: "sheet-two" },
        offers.length === 0 &&
          button(special("neighbour", "sheet.as_neighbour"), {
            kind: "soft",
            icon: "cards",
            disabled: !held?.card || !free,
            pressed: held?.neighbour,
            onclick: () => handlers.neighbour(!held.neighbour),
          }),
        button(special("single", "sheet.single"), {
          kind: "soft",
          icon: "board",
          disabled: desk.left("single") < 1,
          onclick: () => handlers.take({ card: "", shape: "#", fabric: desk.fabrics()[""] }),
        }),
        held?.card &&
          !desk.isSolo() &&
          button(say("sheet.drawn_otherwise"), {
            kind: "soft",
            icon: "pencil",
            onclick: () => handlers.tap("drawn"),
          }),
        button(say("sheet.pass"), { kind: "soft", icon: "pass", onclick: () => handlers.pass() }),
        desk.isSolo() && button(say("sheet.hint"), { kind: "soft", icon: "spark", onclick: () => handlers.hint() }),
      ),
    );
  }

  /**
   * The words of a special action, which say so if only its repetition is left.
   *
   * @param {string} name
   * @param {string} words
   */
  const special = (name, words) => [
    say(words),
    desk.needsRepeat(name) && h("span", { class: "small" }, ` (${say("sheet.uses_repeat")})`),
  ];

  /** A patch that is drawn otherwise than its card: its spaces are tapped. */
  function drawing() {
    const { held, spaces } = desk.tapped();
    return [
      h("h2", { class: "sheet-title" }, held.card),
      h(
        "div",
        { class: "sheet-two" },
        button(say("sheet.tool_place"), {
          kind: "main",
          icon: "check",
          disabled: spaces.length === 0,
          onclick: () => handlers.tapping.lay(),
        }),
        button(say("sheet.cancel"), { kind: "soft", onclick: () => handlers.tapping.stop() }),
      ),
    ];
  }

  /** @param {Server.SheetView} view */
  function scoring(view) {
    const found = view.rounds[view.stage.round - 1];
    const choices = found.choices.map((choice, number) => {
      const points = { rectangle: `${choice.rows}×${choice.columns}`, place: choice.place, points: choice.points };
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: `button ${number ? "soft" : "main"}`,
            onclick: () => handlers.score(found.number, choice),
            onfocus: () => handlers.frame(choice),
            onpointerenter: () => handlers.frame(choice),
          },
          say("sheet.choice", points),
          number === 0 && h("span", { class: "small" }, say("sheet.best")),
        ),
      );
    });
    const none = button(say("sheet.nothing_shaded"), {
      kind: "main",
      onclick: () => handlers.score(found.number, { rows: 0, columns: 0 }),
    });
    return [
      h("h2", { class: "sheet-title" }, say("sheet.stage_score", { round: found.number })),
      h("p", { class: "muted small" }, say("sheet.hint_score")),
      h("ul", { class: "sheet-choices" }, choices.length ? choices : h("li", {}, none)),
      asOnPaper(found.number),
      choices.length > 0 &&
        button(say("sheet.tap_corners"), {
          kind: "soft",
          icon: "board",
          pressed: desk.tapped() !== null,
          onclick: () => (desk.tapped() ? handlers.tapping.stop() : handlers.tap("corners")),
        }),
      desk.left("single") > 0 &&
        button(special("single", "sheet.single"), {
          kind: "soft",
          icon: "board",
          onclick: () => handlers.take({ card: "", shape: "#", fabric: desk.fabrics()[""] }),
        }),
    ];
  }

  /**
   * A field for points that stand on paper, right or wrong.
   *
   * @param {number} round
   */
  function asOnPaper(round) {
    const field = h("input", {
      class: "sheet-box",
      inputmode: "numeric",
      maxlength: String(limit("score.points").max).length,
      autocomplete: "off",
      "aria-label": say("sheet.points_of_round", { round }),
      onkeydown: (event) => event.key === "Enter" && write(),
    });
    const write = () => {
      const typed = field.value.trim();
      if (isWhole(typed, limit("score.points").max)) handlers.points(round, Number(typed));
      else field.select();
    };
    return h(
      "div",
      { class: "sheet-row sheet-on-paper" },
      h("span", { class: "small" }, say("sheet.on_paper")),
      field,
      button(say("sheet.write_it"), { kind: "soft", onclick: write }),
    );
  }

  return {
    element,
    /** @param {string} deck */
    load: (deck) => all.load(deck, desk.deal() !== null),
    show(view) {
      showDealt(view);
      showAll(view);
    },
    focus() {
      if (!focusFirst(dealt, "button.sheet-offer.token, .sheet-choices button, button.sheet-offer")) all.focus();
    },
  };
}
