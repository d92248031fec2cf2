/** The cards to take: those that were dealt for the turn, all others with a search; rectangles when a round is scored. */

import { ask, send } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { patch, picture } from "../pictures.js";
import { say, sayCount } from "../texts.js";

/** Build the tray; `heard` has `take(card)`, `single()`, `pass()`, `hint()`, `score(choice)` and `frame(choice)`. */
export function buildTray(desk, heard) {
  const dealt = h("div", { class: "sheet-dealt" });
  const search = h("input", { type: "search", class: "field", placeholder: say("sheet.search"), "aria-label": say("sheet.search_words"), oninput: () => find() });
  const title = h("h2", { class: "sheet-title" });
  const counted = h("span", { class: "muted small" });
  const tiles = h("ul", { class: "sheet-tiles", onkeydown: (event) => arrows(event) });
  const nothing = h("p", { class: "muted small", hidden: true }, say("sheet.nothing_found"));
  const all = h("div", { class: "sheet-all" }, h("div", { class: "sheet-row" }, title, counted), h("div", { class: "sheet-search" }, icon("search"), search), tiles, nothing);
  const element = h("section", { class: "panel sheet-tray", "aria-label": say("sheet.cards") }, dealt, all);
  let deck = null;
  let cards = [];
  let made = new Map();

  async function load(name) {
    if (deck === name) return;
    deck = name;
    cards = name ? await ask("/api/cards", { deck: name }).catch(() => []) : [];
    made = new Map();
  }

  async function find() {
    const words = search.value.trim();
    const found = words ? new Set(await send("/api/sheet/search", { deck, words })) : null;
    if (words !== search.value.trim()) return;
    for (const [id, tile] of made) tile.hidden = found !== null && !found.has(id);
    nothing.hidden = !found || [...made.values()].some((tile) => !tile.hidden);
    stop();
  }

  const open = () => [...tiles.querySelectorAll("li:not([hidden]) > button")];
  const stop = (chosen = open()[0]) => open().forEach((one) => one.setAttribute("tabindex", one === chosen ? "0" : "-1"));
  function arrows(event) {
    const across = Math.max(1, getComputedStyle(tiles).gridTemplateColumns.split(" ").length);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[event.key];
    const list = open();
    const next = step && list[list.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    stop(next);
    next.focus();
  }

  function tile(card) {
    const chosen = h("button", { type: "button", class: "sheet-tile", tabindex: "-1", "aria-label": say("sheet.take", { card: card.id }), onclick: () => take(card) },
      patch(card.shape, desk.fabrics()[card.id] ?? 0, { seam: false }), h("span", {}, card.id));
    const item = h("li", {}, chosen);
    const lines = card.shape.split("/");
    chosen.firstChild.style.setProperty("--wide", Math.max(...lines.map((line) => line.length)));
    return item;
  }

  const take = (card, role = desk.roleOf(card.id)) => heard.take({ card: card.id, shape: card.shape, fabric: desk.fabrics()[card.id] ?? 0, role, isStart: card.is_start });

  function showAll(view) {
    const isStart = view.stage.kind === "start";
    const shown = cards.filter((card) => card.is_start === isStart);
    const key = `${deck} ${isStart}`;
    all.hidden = view.stage.kind === "score" || view.stage.kind === "over" || (desk.isSolo() && !isStart);
    if (tiles.dataset.key !== key) {
      tiles.dataset.key = key;
      made = new Map(shown.map((card) => [card.id, tile(card)]));
      fill(tiles, [...made.values()]);
      search.value = "";
      title.textContent = say(isStart ? "sheet.start_cards" : "sheet.all_cards");
      counted.textContent = shown.length;
      nothing.hidden = true;
      stop();
    }
    const used = new Set(view.lines.map((line) => line.card));
    for (const [id, item] of made) {
      item.firstChild.classList.toggle("used", used.has(id));
      item.firstChild.classList.toggle("on", desk.held()?.card === id);
    }
  }

  function showDealt(view) {
    const { kind, turn } = view.stage;
    if (kind === "score") return fill(dealt, scoring(view));
    if (kind === "over") return fill(dealt, result(view));
    if (kind === "start") return fill(dealt);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const offers = (view.offers ?? []).filter((offer) => byId.has(offer.card));
    const free = desk.left("neighbour") > 0;
    const held = desk.held();
    return fill(dealt,
      offers.length > 0 && [h("h2", { class: "sheet-title" }, say("sheet.dealt", { turn })), h("div", { class: "sheet-offers" }, offers.map((offer) => {
        const isClosed = offer.role === "neighbour" && !free;
        return h("button", { type: "button", class: `sheet-offer ${offer.role} ${held?.card === offer.card ? "on" : ""}`, disabled: isClosed, title: isClosed ? say("sheet.neighbour_used") : null,
          "aria-label": say(offer.role === "neighbour" ? "sheet.take_neighbour" : "sheet.take", { card: offer.card }), onclick: () => take(byId.get(offer.card), offer.role) },
        picture(byId.get(offer.card).svg, "", "paper"));
      }))],
      offers.length > 0 && !free && h("p", { class: "muted small" }, say("sheet.neighbour_used")),
      h("div", { class: "sheet-two" },
        offers.length === 0 && button(say("sheet.as_neighbour"), { kind: "soft", icon: "cards", disabled: !held?.card || !free, "aria-pressed": String(Boolean(held?.neighbour)), onclick: () => heard.neighbour(!held.neighbour) }),
        button(say("sheet.single"), { kind: "soft", icon: "board", disabled: desk.left("single") < 1, onclick: () => heard.take({ card: "", shape: "#", fabric: 4 }) }),
        button(say("sheet.pass"), { kind: "soft", icon: "pass", onclick: () => heard.pass() }),
        desk.isSolo() && button(say("sheet.hint"), { kind: "soft", icon: "spark", onclick: () => heard.hint() })));
  }

  function scoring(view) {
    const found = view.rounds[view.stage.round - 1];
    const choices = found.choices.map((choice, number) => {
      const points = { rectangle: `${choice.rows}×${choice.columns}`, place: choice.place, points: choice.points };
      return h("li", {}, h("button", { type: "button", class: `button ${number ? "soft" : "main"}`, onclick: () => heard.score(found.number, choice), onfocus: () => heard.frame(choice), onpointerenter: () => heard.frame(choice) },
        say("sheet.choice", points), number === 0 && h("span", { class: "small" }, say("sheet.best"))));
    });
    const none = button(say("sheet.nothing_shaded"), { kind: "main", onclick: () => heard.score(found.number, { rows: 0, columns: 0 }) });
    return [h("h2", { class: "sheet-title" }, say("sheet.stage_score", { round: found.number })), h("p", { class: "muted small" }, say("sheet.hint_score")),
      h("ul", { class: "sheet-choices" }, choices.length ? choices : h("li", {}, none)),
      desk.left("single") > 0 && button(say("sheet.single"), { kind: "soft", icon: "board", onclick: () => heard.take({ card: "", shape: "#", fabric: 4 }) })];
  }

  function result(view) {
    const errors = desk.verdict().problems.filter((problem) => problem.level === "error").length;
    return [h("h2", { class: "sheet-title" }, say("sheet.stage_over")), h("p", { class: "sheet-result" }, view.total),
      errors ? note("bad", sayCount("sheet.wrong", errors)) : note("good", say("sheet.no_problems")), desk.verdict().notes.map((words) => note("", words))];
  }

  return {
    element, load,
    show(view) { showDealt(view); showAll(view); },
    focus: () => (dealt.querySelector("button.sheet-offer.token, .sheet-choices button, button.sheet-offer") ?? open()[0])?.focus(),
  };
}
