/** Which options stand together on the form, by what they are called on the command line. */

export const GROUPS = [
  {
    name: "content",
    open: true,
    options: [
      "game",
      "deck",
      "only",
      "count",
      "date",
      "sheets",
      "up",
      "players",
      "deal",
      "title",
      "template",
      "copies",
      "cuts",
      "card",
      "track",
      "large_print",
      "fillable",
      "filled",
    ],
  },
  {
    name: "paper",
    open: true,
    options: ["paper", "size", "cell", "board_size", "backs", "duplex", "sides", "back_offset"],
  },
  { name: "look", open: true, options: ["theme", "back_theme", "ink", "lang", "seed"] },
  { name: "cutting", open: false, options: ["marks", "bleed", "gap"] },
  { name: "shop", open: false, options: ["preset", "live_text"] },
];

/** What an option is called on the command line, without its dashes; an argument has its own name. */
export const optionOf = (field) => (field.flag ? field.flag.replace(/^-+/, "").replaceAll("-", "_") : field.name);
