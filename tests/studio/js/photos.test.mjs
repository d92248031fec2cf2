import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { happen, loadFrame } from "./setup.mjs";

const scripts = "../../../src/quiltsmith/studio/static/js";
const { originOf, pile, unsureIn } = await import(`${scripts}/scan/pile.js`);
const { boardSpaces } = await import(`${scripts}/scan/spaces.js`);

const READ = {
  rows: ["#?", ".?"],
  looks: ["##", ".."],
  regions: [],
  follow_ups: [],
  chances: { B1: 0.7, B2: 0.2 },
  code: null,
  scores: 3,
  proposed: [21, null, 0],
  proposed_empty: 5,
  picture: "",
};

const add = (file, isWanted = false) => pile.add({ file, ...READ }, null, isWanted);

beforeEach(async () => {
  await loadFrame();
  while (pile.boards.length) pile.remove(pile.boards[0]);
});

test("the first board is worked on, later ones wait until they are wanted", () => {
  const [first, second, third] = [add("1.jpg"), add("2.jpg"), add("3.jpg", true)];
  assert.equal(pile.now, third);
  assert.deepEqual([first.isNew, second.isNew, third.isNew], [false, true, false]);
  assert.equal(unsureIn(first), 2);
});

test("a finished board makes place for the next that is open, and a change opens it again", () => {
  const [first, second] = [add("1.jpg"), add("2.jpg")];
  pile.finish(first);
  assert.equal(pile.now, second);
  assert.deepEqual(pile.open, [second]);
  const before = originOf(first).state;
  pile.change(first, { player: "Ida" });
  assert.notEqual(originOf(first).state, before);
  assert.deepEqual(pile.open, [first, second]);
});

test("a removed board comes back", () => {
  const [first, second] = [add("1.jpg"), add("2.jpg")];
  pile.remove(first);
  assert.equal(pile.now, second);
  pile.bringBack();
  assert.deepEqual([pile.boards.length, pile.now], [2, first]);
});

test("there is room for forty open boards, and done ones make room", () => {
  const boards = Array.from({ length: 40 }, (_, number) => add(`${number}.jpg`));
  assert.equal(pile.hasRoom, false);
  pile.finish(boards[0]);
  assert.equal(pile.hasRoom, true);
  add("more.jpg");
  assert.equal(pile.boards.length, 40);
  assert.ok(!pile.boards.includes(boards[0]));
});

test("what another window has done is seen", () => {
  const first = add("1.jpg");
  const heard = [];
  const end = pile.listen(() => heard.push(pile.boards.length));
  const other = { ...first, id: "other" };
  localStorage.setItem("quiltsmith.scans", JSON.stringify({ boards: [first, other], current: "other" }));
  happen("storage", { key: "quiltsmith.scans" });
  end();
  assert.deepEqual([heard, pile.current], [[2], first.id]);
});

test("a space turns to what it looks like, to the other, and is unsure again", () => {
  const board = { rows: ["#?"], looks: ["##"], read: ["#?"], regions: [] };
  const spaces = boardSpaces(board, (changes) => Object.assign(board, changes));
  const seen = ["A1", "A1", "B1", "B1", "B1"].map((space) => {
    spaces.turn(space);
    return board.rows[0];
  });
  assert.deepEqual(seen, [".?", "#?", "##", "#.", "#?"]);
});

test("spaces of a patch go together until they are unsure again", () => {
  const board = { rows: ["??."], looks: ["##."], read: ["??."], regions: [["A1", "B1"]] };
  const spaces = boardSpaces(board, (changes) => Object.assign(board, changes));
  assert.deepEqual(spaces.asked(), { first: "A1", spaces: ["A1", "B1"], looksFilled: true });
  assert.equal(spaces.patch("B1"), "a");
  spaces.give("B1", ".");
  assert.deepEqual([board.rows, spaces.answered()], [["..."], ["A1", "B1"]]);
  spaces.forget("A1");
  assert.deepEqual([board.rows, board.regions, spaces.patch("A1")], [["??."], [], ""]);
  spaces.give("A1", "#");
  assert.deepEqual(board.rows, ["#?."]);
});

test("an answer settles what follows from it, and takes it along when it is taken back", () => {
  const board = {
    rows: ["???", "?.."],
    looks: ["..#", ".."],
    read: ["???", "?.."],
    regions: [],
    followUps: [{ spaces: ["B1"], is_filled: false, filled: ["C1"], empty: ["A2"] }],
    followed: {},
  };
  const spaces = boardSpaces(board, (changes) => Object.assign(board, changes));
  assert.equal(spaces.asked().first, "B1");
  spaces.give("B1", ".");
  assert.deepEqual(board.rows, ["?.#", "..."]);
  assert.deepEqual([spaces.followedAs("#"), spaces.followedAs(".")], [["C1"], ["A2"]]);
  assert.equal(spaces.asked().first, "A1");
  spaces.give("B1", "#");
  assert.deepEqual(board.rows, ["?#?", "?.."]);
  spaces.give("B1", ".");
  spaces.give("C1", ".");
  assert.deepEqual([board.rows, spaces.followedAs("#")], [["?..", "..."], []]);
  spaces.forget("B1");
  assert.deepEqual(board.rows, ["??.", "?.."]);
});

test("numbers that were read are kept apart from those that were typed", () => {
  const board = add("1.jpg");
  assert.deepEqual(board.proposed, { 0: 21, 2: 0, empties: 5 });
  assert.deepEqual([board.typed, board.empties], [["", "", ""], ""]);
});
