/** The table: the screen lies in the middle and deals; cards face outwards, words stand twice. */

import { ask, send } from "../api.js";
import { codePicture } from "../code_picture.js";
import { around, button, fill, h, icon, note, setStyle } from "../dom.js";
import { isPage, shareButton } from "../host.js";
import { patch, picture } from "../pictures.js";
import { shareFile } from "../printing.js";
import { address } from "../router.js";
import { saveNew } from "../saving.js";
import { keep, kept } from "../settings.js";
import { sizeOf } from "../spaces.js";
import { tell } from "../status.js";
import { say } from "../texts.js";
import { buildScoreboard } from "./scoreboard.js";
import { knock, stayAwake } from "./senses.js";
import { tableOf } from "./tables.js";

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/**
 * Lay a deal on the table; gives a function that clears it away.
 *
 * @param {HTMLElement} root
 * @param {Server.TableAnswer} dealt
 */
export async function layTable(root, dealt) {
  const all = await ask("/api/cards", { deck: dealt.deck, pictures: true });
  const cards = Object.fromEntries(all.map((card) => [card.id, card]));
  const starts = all.filter((card) => card.is_start);
  const place = `table-${dealt.deal}`;
  const steps = stepsOf(dealt);
  const table = tableOf(dealt.deal) ?? { deal: dealt.deal, title: "", when: Date.now(), players: [], points: {} };
  const scoreboard = buildScoreboard(table, dealt.rounds);
  let at = Math.min(Math.max(Number(kept(place) ?? 0), 0), steps.length - 1);
  let hasSound = false;
  let hasPhones = !isPage; // as long as the studio has not said otherwise
  const circle = h("div", { class: "play-circle", "aria-hidden": "true" });
  const middle = h("div", { class: "play-middle" });
  const words = h("div", { class: "play-words near" });
  const far = h("div", { class: "play-words far", "aria-hidden": "true" });
  const status = h("p", { class: "unseen", role: "status" });
  const onwards = h("span", {});
  const next = h("button", { type: "button", class: "play-next", onclick: () => go(1) }, icon("dice"), onwards);
  const undo = corner("undo", say("play.undo"), () => go(-1));
  const stands = corner("screen", say("play.stands"), () =>
    turnTable(element.dataset.mode === "standing" ? "lying" : "standing"),
  );
  const full = corner("full", say("play.full_screen"), () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  );
  full.classList.add("full");
  full.hidden = !document.fullscreenEnabled;
  const sound = corner("silent", say("play.sound_off"), () => {
    hasSound = !hasSound;
    fill(sound, icon(hasSound ? "sound" : "silent"), h("span", {}, say(hasSound ? "play.sound_on" : "play.sound_off")));
    if (hasSound) knock();
  });
  const phones = h("div", { class: "play-curtain play-phones", hidden: true });
  const onPhones = button(say("play.phones"), { icon: "screen", hidden: true, onclick: () => showPhones(true) });
  const goOn = button(say("play.go"), { kind: "main big", icon: "play", onclick: () => pause(false) });
  const curtain = h("div", { class: "play-curtain", hidden: true }, h("h2", {}, say("play.paused")), goOn);
  const element = h(
    "div",
    { class: "play-table" },
    h("h1", { class: "unseen" }, say("play.table")),
    h("div", { class: "play-cloth", "aria-hidden": "true" }),
    circle,
    middle,
    status,
    h(
      "div",
      { class: "play-strip" },
      h("a", { class: "play-corner", href: address("play") }, icon("x"), h("span", {}, say("play.leave"))),
      corner("pause", say("play.pause"), () => pause(true)),
      h("div", { class: "grow" }),
      far,
      full,
      stands,
      sound,
    ),
    h("div", { class: "play-strip bottom" }, undo, words, h("div", { class: "grow" }), next),
    curtain,
    phones,
  );

  /** @param {boolean} wanted */
  function showPhones(wanted) {
    phones.hidden = !wanted;
    (wanted ? phones.querySelector("button") : onPhones)?.focus();
  }

  /**
   * Let phones that look at the table see it too, if the studio has an address for them.
   *
   * @param {Step} step
   */
  async function tellPhones(step) {
    const title = [...words.children].map((one) => one.textContent).join(" · ");
    const turn = step.kind === "start" ? 0 : (step.turn?.turn ?? null);
    const { address: open, code } = await send("/api/play/shown", {
      ...{ deal: dealt.deal, turn, title, told: spoken(step) },
    }).catch(() => ({ address: null, code: [] }));
    onPhones.hidden = !open;
    hasPhones = open !== null;
    if (!open || phones.firstChild) return;
    fill(
      phones,
      h("h2", {}, say("play.phones")),
      codePicture(code, say("scan.code")),
      h("p", {}, say("play.phones_about")),
      h("p", { class: "muted small" }, open),
      button(say("sheet.close"), { kind: "main", onclick: () => showPhones(false) }),
    );
  }

  /** @param {string} wanted */
  function turnTable(wanted) {
    element.dataset.mode = wanted;
    keep("table-mode", wanted);
    const isStanding = wanted === "standing";
    fill(stands, icon(isStanding ? "table" : "screen"), h("span", {}, say(isStanding ? "play.lies" : "play.stands")));
    stands.title = say(isStanding ? "play.lies_about" : "play.stands_about");
  }

  /** Write the deal into the folder, for who wants to have it as a file. */
  async function keepDeal() {
    try {
      const { name } = await saveNew(`deal-${dealt.seed}.yaml`, dealt.text);
      tell(say("frame.put_in", { name }));
    } catch (error) {
      tell(error.message);
    }
  }

  /** A button that gives the deal to others: a link where the page has an address for all, else its file. */
  function shareDeal() {
    const name = `deal-${dealt.seed ?? "shared"}.yaml`;
    return (
      shareButton(() => ({ name, text: dealt.text })) ??
      button(say("play.share"), {
        icon: "share",
        onclick: () =>
          shareFile({ blob: new Blob([dealt.text], { type: "text/yaml" }), name }, say("play.share_words")),
      })
    );
  }

  /** @param {boolean} wanted */
  function pause(wanted) {
    curtain.hidden = !wanted;
    (wanted ? goOn : next).focus();
  }

  /** @param {number} by */
  function go(by) {
    const before = at;
    at = Math.min(steps.length - 1, Math.max(0, at + by));
    if (at === before) return;
    keep(place, String(at));
    if (hasSound) knock();
    show();
  }

  function show() {
    const step = steps[at];
    const after = steps[at + 1];
    undo.disabled = at === 0;
    next.hidden = !after;
    onwards.textContent = say(wayOn(step, after));
    const turn = step.turn;
    const both = () => [
      h("b", {}, say("play.round", { round: step.round })),
      at > 0 && h("span", {}, say("play.turn_of", { turn: turn?.turn ?? step.made, turns: dealt.turns.length })),
    ];
    fill(words, both());
    fill(far, both());
    fill(circle, ring(turn, step));
    fill(middle, centre(step));
    status.textContent = spoken(step);
    if (hasPhones) tellPhones(step);
  }

  /**
   * @param {Server.TableTurn | undefined} turn
   * @param {Step} step
   */
  function ring(turn, step) {
    const { circle: ids } = turn ?? step.shown ?? { circle: [] };
    // On a phone the circle is drawn out into two rows, one for each long side.
    const inRow = Math.max(1, Math.ceil(ids.length / 2));
    setStyle(element, { "--in-row": inRow });
    return ids.map((id, number) => {
      const spot = (number + Math.floor((inRow - 1) / 2)) % ids.length;
      const isFar = spot < inRow;
      const angle = -90 + (number * 360) / ids.length;
      const role = roleOf(id, number, turn);
      const card = h(
        "div",
        { class: ["play-card", role, isFar && "far-row"].filter(Boolean).join(" ") },
        picture(cards[id].svg, id, "paper"),
        role === "beside" && h("span", { class: "play-tag" }, say("play.neighbour")),
        role === "token" && h("i", { class: "play-button" }),
      );
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const column = isFar ? spot : inRow + ids.length / 2 - 1 - spot; // a shorter row is in the middle
      return setStyle(card, { "--x": x, "--y": y, "--turn": `${angle - 90}deg`, "--column": column, "--spot": spot });
    });
  }

  /** @param {Step} step */
  function centre(step) {
    if (step.kind === "start") {
      return [
        ...announced(say("play.ready"), h("ul", { class: "play-starts" }, starts.map(startPatch))),
        h("div", { class: "row" }, shareDeal(), onPhones),
      ];
    }
    if (step.kind === "score") {
      scoreboard.show(step.round, false);
      return [...announced(say("play.score_round", { round: step.round })), scoreboard.element];
    }
    if (step.kind === "over") {
      scoreboard.show(dealt.rounds, true);
      return [
        h("h2", {}, say("play.over")),
        note("", say("play.score_end")),
        scoreboard.element,
        h(
          "div",
          { class: "row" },
          h(
            "a",
            { class: "button main", href: address("sheet", [], { deal: dealt.deal }) },
            icon("check"),
            say("play.check"),
          ),
          dealt.deal.includes("@") && button(say("play.keep"), { icon: "download", onclick: () => keepDeal() }),
          shareDeal(),
        ),
      ];
    }
    const { turn } = step;
    if (!turn) return null;
    const progress = h(
      "div",
      { class: "play-count", "aria-hidden": "true" },
      dots(turn.turn),
      h("b", {}, turn.turn),
      h("hr", { class: "seam" }),
      h("b", {}, turn.turn),
    );
    if (turn.roll === null) {
      const choices = h(
        "div",
        { class: "play-many" },
        turn.circle.map((id) => large(id)),
      );
      return announced(spoken(step), h("div", { class: "play-choices" }, choices, progress));
    }
    const die = h(
      "button",
      { type: "button", class: "play-die", "aria-label": say("play.die", { roll: turn.roll }), onclick: () => go(1) },
      Array.from({ length: 9 }, (_, spot) => h("i", { class: (PIPS[turn.roll] ?? []).includes(spot) ? "on" : "" })),
      !PIPS[turn.roll] && String(turn.roll),
    );
    return h("div", { class: "play-now" }, large(turn.circle[0]), h("div", { class: "play-side" }, die, progress));
  }

  /**
   * A dot for every turn, around the number of this one; the first of a round has a mark.
   *
   * @param {number} now
   */
  function dots(now) {
    return dealt.turns.map(({ turn }) =>
      h("i", {
        class: ["play-dot", whenIs(turn, now), turn % dealt.turns_per_round === 1 && "first"].filter(Boolean).join(" "),
        style: { "--at": `${((turn - 1) * 360) / dealt.turns.length}deg` },
      }),
    );
  }

  /** A start patch to be drawn on paper; its id stands twice, for both sides of the table. */
  function startPatch({ id, shape }) {
    return h(
      "li",
      {},
      h("span", { class: "far", "aria-hidden": "true" }, id),
      sized(patch(shape, dealt.fabrics[id] ?? 0, { seam: false }), shape),
      h("span", {}, id),
    );
  }

  /** @param {string} id */
  function large(id) {
    const card = cards[id];
    const mirror = dealt.mirrors[id];
    return h(
      "div",
      { class: "play-patch" },
      sized(patch(card.shape, dealt.fabrics[id] ?? 0, { alt: id }), card.shape),
      mirror && h("div", { class: "play-mirror" }, icon("flip"), sized(patch(mirror, dealt.fabrics[id] ?? 0), mirror)),
    );
  }

  const release = stayAwake();
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (around(event, "input, select, textarea")) return;
    if (!curtain.hidden || !phones.hidden) {
      if (event.key !== "Escape") return;
      if (phones.hidden) pause(false);
      else showPhones(false);
      return;
    }
    // A presenter has these keys, too; on a button, Enter and the space bar press that.
    const isPress = (event.key === " " || event.key === "Enter") && !around(event, "button, a");
    if (["ArrowRight", "PageDown"].includes(event.key) || isPress) go(1);
    else if (["ArrowLeft", "PageUp"].includes(event.key)) go(-1);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", keys);
  fill(root, element);
  // A screen that is low is seldom one that all sit around.
  turnTable(kept("table-mode") ?? (innerHeight < 560 ? "standing" : "lying"));
  show();
  return () => {
    release();
    removeEventListener("keydown", keys);
  };
}

/**
 * @typedef {object} Step
 * @property {"start" | "turn" | "score" | "over"} kind
 * @property {number} round
 * @property {Server.TableTurn} [turn]
 * @property {number} [made] the turns so far
 * @property {{ circle: string[] }} [shown]
 */

/**
 * Announce something to both sides of the table, with what lies between them.
 *
 * @param {string} words
 * @param {HTMLElement[]} between
 */
function announced(words, ...between) {
  const far = h("p", { class: "play-announced far", "aria-hidden": "true" }, words);
  return [far, ...between, h("p", { class: "play-announced" }, words)];
}

/** List what happens at the table: the start, every turn, a scoring after each round, the end. */
export function stepsOf({ turns, turns_per_round: size }) {
  /** @type {Step[]} */
  const steps = [{ kind: "start", round: 1, made: 0, shown: { circle: turns[0].circle } }];
  for (const turn of turns) {
    steps.push({ kind: "turn", round: turn.round, turn });
    if (turn.turn % size === 0) {
      const isLast = turn.turn === turns.length;
      steps.push({
        kind: isLast ? "over" : "score",
        round: turn.round,
        made: turn.turn,
        shown: { circle: turn.circle.slice(1) },
      });
    }
  }
  return steps;
}

/**
 * Name the button that goes on from a step.
 *
 * @param {Step} step
 * @param {Step | undefined} after
 */
function wayOn(step, after) {
  if (step.kind === "start") return "play.roll";
  if (step.kind === "score") return "play.next_round";
  return after?.kind === "turn" ? "play.next" : "play.to_score";
}

/**
 * Tell what a card of the circle is in a turn.
 *
 * @param {string} id
 * @param {number} number
 * @param {Server.TableTurn | undefined} turn
 */
function roleOf(id, number, turn) {
  if (!turn) return "";
  if (turn.roll === null) return "choice";
  if (number === 0) return "token";
  return turn.neighbours.includes(id) ? "beside" : "";
}

/**
 * @param {number} turn
 * @param {number} now
 */
function whenIs(turn, now) {
  if (turn === now) return "now";
  return turn < now && "done";
}

/** @param {Step} step */
function spoken({ kind, round, turn }) {
  if (kind === "start") return say("play.ready");
  if (kind === "score") return say("play.score_round", { round });
  if (kind === "over" || !turn) return say("play.over");
  if (turn.roll === null) return say("play.last", { cards: turn.circle.join(", ") });
  return say("play.said", { turn: turn.turn, card: turn.circle[0], neighbours: turn.neighbours.join(", ") });
}

/**
 * @param {string} drawn
 * @param {string} words
 * @param {() => unknown} onclick
 */
function corner(drawn, words, onclick) {
  return h("button", { type: "button", class: "play-corner", onclick }, icon(drawn), h("span", {}, words));
}

/**
 * @param {HTMLElement} image
 * @param {string} shape
 */
function sized(image, shape) {
  const { rows, columns } = sizeOf(shape);
  return setStyle(image, { "--wide": columns, "--high": rows });
}
