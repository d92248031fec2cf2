/** The parts of a form in their order, and whether each is open at first; every option says which it belongs to. */

export const GROUPS = [
  { name: "content", open: true },
  { name: "paper", open: true },
  { name: "look", open: true },
  { name: "cutting", open: false },
  { name: "shop", open: false },
];
