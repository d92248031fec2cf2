import assert from "node:assert/strict";
import { test } from "node:test";

import "./setup.mjs";

const { columnName, covers, sizeOf, spaceName, spacesOf } = await import(
  "../../../src/quiltsmith/studio/static/js/spaces.js"
);

test("spaces are named as on paper", () => {
  assert.equal(spaceName(0, 0), "A1");
  assert.equal(spaceName(8, 25), "Z9");
  assert.equal(spaceName(29, 26), "AA30");
  assert.equal(columnName(29), "AD");
});

test("a shape covers its spaces where it lies", () => {
  assert.deepEqual(spacesOf("##/.#", 2, 3), [
    [2, 3],
    [2, 4],
    [3, 4],
  ]);
});

test("rows of different length have the size of the longest", () => {
  assert.deepEqual(sizeOf("#/###/##"), { rows: 3, columns: 3 });
  assert.deepEqual(sizeOf(""), { rows: 0, columns: 0 });
});

test("a piece covers its own spaces only", () => {
  const piece = { shape: "##/.#", row: 2, column: 3 };
  const covered = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].filter((column) => covers(piece, row, column)).map((column) => [row, column]),
  );
  assert.deepEqual(covered, spacesOf("##/.#", 2, 3));
});
