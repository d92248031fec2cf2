/** A table in the list of those to go on with: opened, called otherwise, forgotten and brought back. */

import { button, h, icon, iconButton } from "../dom.js";
import { address } from "../router.js";
import { tell } from "../status.js";
import { say } from "../texts.js";
import { forgetTable, keepTable } from "./tables.js";

/**
 * Build its entry.
 *
 * @param {import("./tables.js").Table} table
 */
export function tableEntry(table) {
  const words = h("span", {}, table.title);
  const link = h("a", { class: "button soft", href: address("play", [], { deal: table.deal }) }, icon("dice"), words);
  const item = h(
    "li",
    {},
    link,
    iconButton("pencil", say("play.rename", { title: table.title }), { onclick: () => rename() }),
    iconButton("trash", say("play.forget", { title: table.title }), { onclick: () => forget() }),
  );

  function rename() {
    const field = h("input", {
      class: "field",
      value: table.title,
      "aria-label": say("play.rename", { title: table.title }),
      onkeydown: (event) => event.key === "Enter" && field.blur(),
      onblur: () => {
        table.title = field.value.trim() || table.title;
        keepTable(table);
        words.textContent = table.title;
        field.replaceWith(link);
        link.focus();
      },
    });
    link.replaceWith(field);
    field.select();
  }

  function forget() {
    const { nextSibling: after, parentElement: list } = item;
    forgetTable(table.deal);
    item.remove();
    const back = button(say("sheet.bring_back"), {
      onclick: () => {
        keepTable(table);
        list?.insertBefore(item, after);
        tell("");
        link.focus();
      },
    });
    tell(say("play.forgotten", { title: table.title }), back);
    back.focus();
  }

  return item;
}
