/** Who has how many points: names once, then the points of each round, and in the end who stands where. */

import { button, fill, h } from "../dom.js";
import { say } from "../texts.js";
import { keepTable, namesIn } from "./tables.js";

const MOST = 999;

/**
 * Build it; the points go into the table.
 *
 * @param {import("./tables.js").Table} table
 * @param {number} rounds
 */
export function buildScoreboard(table, rounds) {
  const element = h("div", { class: "play-scores" });

  /**
   * @param {string} player
   * @returns {number}
   */
  const total = (player) => {
    /** @type {(number | null)[]} */
    const points = table.points[player] ?? [];
    return points.reduce((/** @type {number} */ sum, one, number) => sum + (one ?? 0) * (number < rounds ? 1 : -1), 0);
  };
  const best = () => Math.max(...table.players.map(total));

  /**
   * Show the points up to a round; `isOver` asks for the empty spaces too, and ranks the players.
   *
   * @param {number} round
   * @param {boolean} isOver
   */
  function show(round, isOver) {
    if (!table.players.length) return fill(element, askNames(round, isOver));
    const sums = h("tbody");
    const rows = () => {
      for (const row of sums.children) {
        const player = row.getAttribute("data-player") ?? "";
        const sum = row.querySelector(".play-sum");
        if (sum) sum.textContent = String(total(player)).replace("-", "−");
        row.classList.toggle("first", total(player) === best() && best() > 0);
      }
    };
    const columns = Array.from({ length: round }, (_, number) => number);
    if (isOver) columns.push(rounds);
    /** @param {string} player */
    const line = (player) =>
      h(
        "tr",
        { data: { player } },
        h("th", { scope: "row" }, player),
        columns.map((number) => h("td", {}, field(player, number, rows))),
        h("td", { class: "play-sum" }),
      );
    fill(sums, table.players.map(line));
    rows();
    const ranked = h("ol", { class: "play-podium" });
    const rank = button(say("play.rank"), { kind: "main", icon: "star", onclick: () => fill(ranked, podium()) });
    return fill(
      element,
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", {}, h("span", { class: "unseen" }, say("play.names"))),
            columns.map((number) =>
              h(
                "th",
                { scope: "col" },
                number === rounds ? say("play.empty") : say("play.round_short", { round: number + 1 }),
              ),
            ),
            h("th", { scope: "col" }, say("sheet.total")),
          ),
        ),
        sums,
      ),
      isOver && [ranked, rank],
    );
  }

  /**
   * @param {string} player
   * @param {number} number
   * @param {() => void} changed
   */
  function field(player, number, changed) {
    const label = number === rounds ? say("play.empty") : say("play.round", { round: number + 1 });
    return h("input", {
      class: "field",
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: MOST,
      "aria-label": say("frame.labelled", { name: player, told: label }),
      value: table.points[player]?.[number] ?? "",
      oninput: (event) => {
        const typed =
          event.target.value === "" ? null : Math.max(0, Math.min(MOST, Math.floor(Number(event.target.value))));
        const points = Array.from({ length: rounds + 1 }, (_, at) => table.points[player]?.[at] ?? null);
        points[number] = typed;
        table.points[player] = points;
        keepTable(table);
        changed();
      },
    });
  }

  function podium() {
    const order = [...table.players].sort((one, other) => total(other) - total(one));
    return order.map((player) => {
      const place = order.findIndex((one) => total(one) === total(player)) + 1;
      return h(
        "li",
        { class: place === 1 ? "first" : "" },
        h("span", { class: "play-place" }, place),
        h("b", { class: "grow" }, player),
        h("span", {}, total(player)),
      );
    });
  }

  /**
   * @param {number} round
   * @param {boolean} isOver
   */
  function askNames(round, isOver) {
    const names = h("input", {
      class: "field",
      "aria-label": say("play.names"),
      placeholder: say("play.names_example"),
    });
    const take = () => {
      table.players = namesIn(names.value);
      keepTable(table);
      show(round, isOver);
    };
    return h(
      "form",
      {
        class: "row",
        onsubmit: (event) => {
          event.preventDefault();
          take();
        },
      },
      names,
      h("button", { type: "submit", class: "button" }, say("play.scoreboard")),
    );
  }

  return { element, show };
}
