/**
 * The spaces of a board that was read, as they change: one that is sure turns from filled to empty and back; one that
 * is unsure is first what it looks like, then the other, then unsure again. Spaces of an outlined patch go together,
 * until they are unsure again: then each is asked alone, so that every board can be told. An answer may settle other
 * unsure spaces; they are unsure again once it is taken back.
 */

import { spaceName } from "../spaces.js";
import { EMPTY, FILLED, UNSURE } from "./pile.js";

const PATCHES = "abcdefghijklmnopqrstuvwxyz";
const opposite = (sign) => (sign === FILLED ? EMPTY : FILLED);

/**
 * Look at the spaces of a board of the pile; `changed` hears every change.
 *
 * @param {import("./pile.js").Board} board
 * @param {(changes: Pick<import("./pile.js").Board, "rows" | "regions" | "followed">) => void} changed
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
   * Give what an answer settles beside the spaces that it is about, by space.
   *
   * @param {string[]} about
   * @param {string} given
   * @returns {Record<string, string>}
   */
  function following(about, given) {
    const isSame = (names) => names.length === about.length && names.every((name) => about.includes(name));
    const found = (board.followUps ?? []).filter((one) => isSame(one.spaces) && one.is_filled === (given === FILLED));
    return Object.fromEntries(
      found.flatMap((one) => [...one.filled.map((name) => [name, FILLED]), ...one.empty.map((name) => [name, EMPTY])]),
    );
  }

  /**
   * @param {string} space
   * @param {string} given
   * @param {string[][]} regions
   */
  function give(space, given, regions = board.regions) {
    const meant = regionOf(space) ?? [space];
    const before = board.followed ?? {};
    // What followed from another answer about these spaces follows no longer.
    const kept = Object.entries(before).filter(([name, by]) => !meant.includes(by) && !meant.includes(name));
    const signs = new Map(Object.keys(before).map((name) => [name, sign(board.read, name)]));
    for (const [name] of kept) signs.set(name, now(name));
    const followed = Object.fromEntries(kept);
    const isAnswer = sign(board.read, space) === UNSURE && given !== UNSURE;
    for (const [name, follows] of isAnswer ? Object.entries(following(meant, given)) : []) {
      if ((signs.get(name) ?? now(name)) !== UNSURE || meant.includes(name)) continue;
      signs.set(name, follows);
      followed[name] = meant[0];
    }
    for (const name of meant) signs.set(name, given);
    const rows = board.rows.map((line, row) =>
      [...line].map((old, column) => signs.get(spaceName(row, column)) ?? old).join(""),
    );
    changed({ rows, regions, followed });
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

  /** Give what is asked next: the spaces whose answer settles most, and what they look like. */
  function asked() {
    const unsure = [...places.keys()].filter(isUnsure);
    const groups = [...new Set(unsure.map((space) => regionOf(space) ?? space))].map((group) => [group].flat());
    const settles = groups.map((names) => {
      const others = Object.keys(following(names, sign(board.looks, names[0])));
      return names.length + others.filter(isUnsure).length;
    });
    const names = groups[settles.indexOf(Math.max(...settles))];
    return names ? { first: names[0], spaces: names, looksFilled: sign(board.looks, names[0]) === FILLED } : null;
  }

  /**
   * Give what followed from the answers, as names by sign.
   *
   * @param {string} given
   */
  const followedAs = (given) => Object.keys(board.followed ?? {}).filter((space) => now(space) === given);

  return {
    turn,
    give,
    forget,
    patch,
    asked,
    now,
    isUnsure,
    followedAs,
    follows: (space) => space in (board.followed ?? {}),
    names: [...places.keys()],
    looksFilled: (space) => sign(board.looks, space) === FILLED,
    wasAsked: (space) => sign(board.read, space) === UNSURE,
    answered: () => [...places.keys()].filter((space) => now(space) !== sign(board.read, space)),
  };
}
