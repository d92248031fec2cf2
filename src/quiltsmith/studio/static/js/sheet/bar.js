/** The line above the board: the sheets on the table, saving, undo and redo, text, print. */

import { around, button, fill, h, icon, iconButton, setPressed } from "../dom.js";
import { shareButton } from "../host.js";
import { titleOfDeal } from "../play/tables.js";
import { say } from "../texts.js";
import { showRanking } from "./dialogs.js";

/**
 * Build it; `handlers` has `choose(index)`, `close(index)`, `begin()`, `undo()`, `redo()`, `save()`, `text()`,
 * `print()`.
 *
 * @param {import("./session.js").Session} session
 */
export function buildBar(session, handlers) {
  const tabs = h("div", { class: "sheet-tabs", role: "group", "aria-label": say("sheet.players") });
  const saved = h("span", { class: "sheet-saved" });
  const undo = iconButton("undo", say("sheet.undo"), { onclick: handlers.undo });
  const redo = iconButton("redo", say("sheet.redo"), { onclick: handlers.redo });
  const rank = button(say("sheet.ranking"), {
    kind: "soft sheet-rank",
    icon: "star",
    hidden: true,
    onclick: () => showRanking(table),
  });
  const text = button(say("sheet.text"), { kind: "soft", icon: "file", onclick: handlers.text, pressed: false });
  const deal = h("select", {
    class: "field",
    "aria-label": say("sheet.deal"),
    onchange: () => handlers.deal(deal.value || null),
  });
  const deals = h("span", { class: "select sheet-deal", hidden: true }, deal, icon("down"));
  const menu = iconButton("dots", say("sheet.more"), {
    class: "icon-button sheet-menu-button",
    "aria-expanded": "false",
    onclick: () => openMenu(!actions.classList.contains("open")),
  });
  // In a row where there is room, else behind a button.
  const actions = h(
    "div",
    {
      class: "sheet-menu",
      onclick: (event) => around(event, "button") && openMenu(false),
      onkeydown: (event) => {
        if (event.key !== "Escape" || !actions.classList.contains("open")) return;
        openMenu(false);
        menu.focus();
        event.stopPropagation();
      },
    },
    deals,
    button(say("sheet.save"), { kind: "soft", icon: "download", onclick: handlers.save }),
    text,
    button(say("sheet.print"), { kind: "soft", icon: "print", onclick: handlers.print }),
    shareButton(() => ({ name: session.now.name || "shared.txt", text: session.now.text })),
  );
  const element = h(
    "div",
    { class: "sheet-bar" },
    tabs,
    iconButton("more", say("sheet.new_sheet"), { class: "icon-button sheet-more", onclick: handlers.begin }),
    h("div", { class: "grow" }),
    saved,
    undo,
    redo,
    rank,
    menu,
    actions,
  );

  /** @param {boolean} wanted */
  function openMenu(wanted) {
    actions.classList.toggle("open", wanted);
    menu.setAttribute("aria-expanded", String(wanted));
  }

  /** @type {Server.SheetTable} */
  let table = { ranking: [], unranked: [], sheets: [] };

  /**
   * Show the sheets of the last answer.
   *
   * @param {Server.SheetTable} found
   * @param {boolean} isText
   * @param {boolean} canDeal
   */
  function show(found, isText, canDeal = true) {
    const now = session.now;
    table = found;
    undo.disabled = !now.before.length;
    redo.disabled = !now.after.length;
    rank.hidden = session.sheets.length < 2;
    setPressed(text, isText);
    const isSaved = now.saved === now.text;
    const words = isSaved ? say("sheet.saved", { name: now.name }) : say("sheet.kept");
    saved.title = words;
    fill(saved, icon(isSaved ? "check" : "pencil"), h("span", {}, words));
    deals.hidden = !canDeal || now.solo;
    element.classList.toggle("solo", now.solo);
    showTabs(table.sheets);
  }

  /** @param {Server.SheetTab[]} sheets */
  function showTabs(sheets) {
    // Of very many sheets, those around the current one were asked for.
    const first = session.current - session.question().current;
    fill(
      tabs,
      sheets.map(({ player, total, errors }, number) => {
        const index = first + number;
        const name = player || session.sheets[index].name || say("sheet.player_none");
        const isNow = index === session.current;
        return h(
          "span",
          { class: `sheet-tab ${isNow ? "on" : ""}` },
          h(
            "button",
            { type: "button", pressed: isNow, onclick: () => handlers.choose(index) },
            name,
            errors ? h("span", { class: "chip bad" }, errors) : total !== null && h("span", { class: "muted" }, total),
          ),
          isNow &&
            iconButton("x", say("sheet.close_sheet", { player: name }), {
              onclick: () => handlers.close(index, name),
            }),
        );
      }),
    );
    tabs.querySelector(".on")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * Offer the deals of the folder.
   *
   * @param {any} found
   */
  function offer(found) {
    const now = session.now.deal ?? "";
    fill(
      deal,
      [
        ["", say("sheet.no_deal")],
        ...(now && !found.some((one) => one.name === now) ? [[now, titleOfDeal(now)]] : []),
        ...found.map((one) => [one.name, `${one.title} (${one.name})`]),
      ].map(([value, words]) => h("option", { value }, words)),
    );
    deal.value = now;
  }

  return { element, show, offer };
}
