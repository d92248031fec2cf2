import assert from "node:assert/strict";
import { test } from "node:test";

import "./setup.mjs";

const { mirrored, rotated, ShapeBoard, turned } = await import(
  "../../../src/quiltsmith/studio/static/js/deck/shapes.js"
);

const LARGEST = 30;

/** Shapes of all sides, none of them alike on all sides. */
const SHAPES = ["#", "##/#.", "#########", "##########", `${"#/".repeat(12)}##`, "#".repeat(30), bigCorner(30)];

function bigCorner(side) {
  return ["#".repeat(side), ...Array(side - 1).fill(`#${".".repeat(side - 1)}`)].join("/");
}

function boardOf(shape, largest = LARGEST) {
  const board = new ShapeBoard(largest);
  board.take(shape);
  return board;
}

test("a shape of any size comes back as it was", () => {
  for (const shape of SHAPES.map((one) => turned(turned(one, mirrored), mirrored))) {
    assert.equal(boardOf(shape).shape, shape);
  }
});

test("ten spaces in a row stay in a row, whatever is tapped", () => {
  const board = boardOf("##########");
  assert.ok(board.set(0, 0, true));
  assert.ok(board.set(0, 0, false));
  assert.equal(board.shape, "##########");
});

test("four quarter turns and two mirrors change nothing", () => {
  for (const shape of SHAPES) {
    const whole = turned(turned(shape, mirrored), mirrored);
    let now = whole;
    for (let quarter = 0; quarter < 4; quarter += 1) now = turned(now, rotated);
    assert.equal(now, whole);
  }
  assert.equal(turned("###/#..", rotated), "##/.#/.#");
  assert.equal(turned("###/#..", mirrored), "###/..#");
  assert.equal(turned("##########", rotated), Array(10).fill("#").join("/"));
});

test("a board has its usual side, and room around a large shape as far as one may be drawn", () => {
  const sides = SHAPES.map((shape) => boardOf(shape).side);
  assert.deepEqual(sides, [7, 7, 11, 12, 15, 30, 30]);
  assert.equal(boardOf("######").side, 7);
  assert.equal(boardOf("#######").side, 9);
  assert.equal(boardOf("##", 5).side, 5);
});

test("a shape lies in the middle", () => {
  const board = boardOf("##/#.");
  assert.deepEqual(
    [board.isFilled(2, 2), board.isFilled(2, 3), board.isFilled(3, 2), board.isFilled(3, 3)],
    [true, true, true, false],
  );
});

test("only what changes is told, and nothing beside the board is filled", () => {
  const board = boardOf("#");
  assert.equal(board.set(3, 3, true), false);
  assert.equal(board.set(3, 4, true), true);
  assert.equal(board.set(-1, 3, true), false);
  assert.equal(board.set(3, 7, true), false);
  assert.equal(board.shape, "##");
  board.set(3, 3, false);
  board.set(3, 4, false);
  assert.equal(board.shape, "");
});

test("an empty card has an empty board", () => {
  assert.equal(boardOf("").shape, "");
});
