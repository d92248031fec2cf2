/** What a report shows in pictures, as sentences and tables, to be heard, searched and read on a small screen. */

import { h } from "../dom.js";
import { decimal } from "../numbers.js";
import { spaceName } from "../spaces.js";
import { say } from "../texts.js";

/**
 * List what stands out, then a table for each part.
 *
 * @param {any} report
 */
export function reportTables({ verdicts = [], parts = [] }) {
  return [
    h(
      "ul",
      {},
      verdicts.map((one) => h("li", {}, h("b", {}, one.text), " ", one.detail, " ", one.cards.join(", "))),
    ),
    parts.map(tableOf),
  ];
}

/** The heads and rows of a part, by its kind. */
const KINDS = {
  Histogram: ({ counts }) => ({ heads: [say("report.value"), say("report.games")], rows: counts }),
  Tiles: ({ tiles }) => ({ heads: [say("report.what"), say("report.value")], rows: tiles }),
  HeatMap: ({ rows }) => ({
    heads: [say("report.space"), say("report.share")],
    rows: rows.flatMap((shares, row) =>
      shares.map((share, column) => [spaceName(row, column), `${decimal(100 * share, 0)} %`]),
    ),
  }),
  Effects: ({ rows, unit }) => ({
    heads: [say("report.card"), say("report.effect", { unit }), say("report.from"), say("report.to")],
    rows: rows.map((one) => [one.card, ...[one.effect, one.low, one.high].map((value) => decimal(value, 1))]),
  }),
  NumberTable: ({ heads, rows }) => ({ heads, rows }),
};

/** @param {any} part */
function tableOf(part) {
  const { heads, rows } = KINDS[part.type](part);
  return h(
    "div",
    { class: "report-table", tabindex: "0", role: "region", "aria-label": part.title },
    h(
      "table",
      {},
      h("caption", {}, part.title),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((head) => h("th", { scope: "col" }, head)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(([first, ...others]) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, first),
            others.map((value) => h("td", {}, value)),
          ),
        ),
      ),
    ),
  );
}
