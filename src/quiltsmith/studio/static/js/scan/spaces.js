/**
 * The spaces of a board that was read, as they change: one that is sure turns from filled to empty and back; one that
 * is unsure is first what it looks like, then the other, then unsure again. Spaces of an outlined patch go together,
 * until they are unsure again: then each is asked alone, so that every board can be told.
 */

import { spaceName } from "../spaces.js";
import { EMPTY, FILLED, UNSURE } from "./pile.js";

const PATCHES = "abcdefghijklmnopqrstuvwxyz";
const opposite = (sign) => (sign === FILLED ? EMPTY : FILLED);

/**
 * Look at the spaces of a board of the pile; `changed(rows, regions)` hears every change.
 *
 * @param {import("./pile.js").Board} board
 * @param {(rows: string[], regions: string[][]) => void} changed
 */
export function boardSpaces(board, changed) {
  const places = new Map(
    board.rows.flatMap((line, row) => [...line].map((_, column) => [spaceName(row, column), [row, column]])),
  );
  /**
   * @param {string[]} rows
   * @param {string} space
   */
  const sign = (rows, space) => {
    const [row, column] = places.get(space) ?? [0, 0];
    return rows[row][column];
  };
  /** @param {string} space */
  const now = (space) => sign(board.rows, space);
  /** @param {string} space */
  const regionOf = (space) => board.regions.find((names) => names.includes(space));
  /** @param {string} space */
  const isUnsure = (space) => now(space) === UNSURE;

  /**
   * @param {string} space
   * @param {string} given
   * @param {string[][]} regions
   */
  function give(space, given, regions = board.regions) {
    const meant = new Set(regionOf(space) ?? [space]);
    const rows = board.rows.map((line, row) =>
      [...line].map((old, column) => (meant.has(spaceName(row, column)) ? given : old)).join(""),
    );
    changed(rows, regions);
  }

  /**
   * Turn a space to what comes next.
   *
   * @param {string} space
   */
  function turn(space) {
    if (sign(board.read, space) !== UNSURE) return give(space, opposite(now(space)));
    const looks = sign(board.looks, space);
    if (isUnsure(space)) return give(space, looks);
    if (now(space) === looks) return give(space, opposite(looks));
    return forget(space);
  }

  /**
   * Let a space be as it was read; a patch that is unsure again is no patch any more.
   *
   * @param {string} space
   */
  function forget(space) {
    give(
      space,
      sign(board.read, space),
      board.regions.filter((names) => names !== regionOf(space)),
    );
  }

  /**
   * Give the letter of the patch that a space is asked with, or nothing.
   *
   * @param {string} space
   */
  function patch(space) {
    const region = regionOf(space);
    return region ? PATCHES[board.regions.indexOf(region) % PATCHES.length] : "";
  }

  /** Give what is asked next, in reading order: the spaces and what they look like. */
  function asked() {
    const first = [...places.keys()].find(isUnsure);
    return first
      ? { first, spaces: regionOf(first) ?? [first], looksFilled: sign(board.looks, first) === FILLED }
      : null;
  }

  return {
    turn,
    give,
    forget,
    patch,
    asked,
    now,
    isUnsure,
    names: [...places.keys()],
    looksFilled: (space) => sign(board.looks, space) === FILLED,
    wasAsked: (space) => sign(board.read, space) === UNSURE,
    answered: () => [...places.keys()].filter((space) => now(space) !== sign(board.read, space)),
  };
}
