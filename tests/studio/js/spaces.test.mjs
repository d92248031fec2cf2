import assert from "node:assert/strict";
import { test } from "node:test";

import "./setup.mjs";

const { columnName, spaceName, spacesOf } = await import("../../../src/quiltsmith/studio/static/js/spaces.js");

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
