import type { Point } from '../strokes.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word beside its dot: where its middle stands, the room it takes, and a line where it stands off. */
export interface Label {
  text: string;
  middle: Point;
  box: Box;
  leader: { from: Point; to: Point } | null;
}

export interface Spot extends Point {
  text: string;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a box touches none of those that are taken. */
export const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every((other) => !overlap(box, other));

/** Whether a box lies on the sheet, and not quite at its edge. */
const isInside = (box: Box, sheet: { width: number; height: number }): boolean =>
  box.x >= 4 &&
  box.y >= 4 &&
  box.x + box.width <= sheet.width - 4 &&
  box.y + box.height <= sheet.height - 4;

/** A box around its middle. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The width that a word may take, in units: letters of this family are half as wide as high. */
export const widthOf = (text: string, size: number): number => [...text].length * size * 0.54;

/** How far the middle of a word stands from its dot, best first; what is far has a line to it. */
function offsets(width: number, size: number): { dx: number; dy: number; far: boolean }[] {
  const near = size * 0.98;
  const beside = width / 2 + size * 0.55;
  const close = [
    { dx: 0, dy: near },
    { dx: 0, dy: -near },
    { dx: beside, dy: 0 },
    { dx: -beside, dy: 0 },
    { dx: width * 0.35, dy: near },
    { dx: -width * 0.35, dy: near },
    { dx: width * 0.35, dy: -near },
    { dx: -width * 0.35, dy: -near },
  ];
  const far = [2.4, 3.7, 5].flatMap((step) =>
    [1, -1].flatMap((side) =>
      [0, 0.4, -0.4].map((aside) => ({ dx: width * aside, dy: side * step * size })),
    ),
  );
  return [
    ...close.map((offset) => ({ ...offset, far: false })),
    ...far.map((offset) => ({ ...offset, far: true })),
  ];
}

/** A thin upright line between a dot and a word that stands off. */
function leaderOf(spot: Point, dy: number, size: number): { from: Point; to: Point } {
  const side = Math.sign(dy);
  return {
    from: { x: spot.x, y: spot.y + side * size * 0.4 },
    to: { x: spot.x, y: spot.y + dy - side * size * 0.55 },
  };
}

const leaderBox = ({ from, to }: { from: Point; to: Point }): Box => ({
  x: from.x - 2,
  y: Math.min(from.y, to.y),
  width: 4,
  height: Math.abs(to.y - from.y),
});

/** The labels in one order of placing, those without room, and how far from ideal that is. */
function attempt(
  spots: readonly Spot[],
  size: number,
  taken: readonly Box[],
  sheet: { width: number; height: number },
): { labels: Label[]; left: Spot[]; cost: number } {
  const filled = [...taken, ...spots.map((spot) => boxAround(spot, size * 0.62, size * 0.62))];
  const labels: Label[] = [];
  const left: Spot[] = [];
  let cost = 0;
  for (const spot of spots) {
    const width = widthOf(spot.text, size);
    const found = offsets(width, size).findIndex(({ dx, dy, far }) => {
      const middle = { x: spot.x + dx, y: spot.y + dy };
      const box = boxAround(middle, width, size * 1.12);
      const leader = far ? leaderOf(spot, dy, size) : null;
      const boxes = leader ? [box, leaderBox(leader)] : [box];
      if (!isInside(box, sheet) || !boxes.every((one) => isFree(one, filled))) return false;
      labels.push({ text: spot.text, middle, box, leader });
      filled.push(...boxes);
      return true;
    });
    if (found === -1) left.push(spot);
    cost += found === -1 ? 1000 : found;
  }
  return { labels, left, cost };
}

/** How often those that were left without room go first. */
const ROUNDS = 5;

/**
 * A label for every dot that has room for one: beside it where that is free, else at the end of a
 * line above or below. No label touches another, a dot, or what is `taken`. Several orders are
 * tried, and the one that leaves labels nearest to their dots is kept.
 */
export function placeLabels(
  spots: readonly Spot[],
  size: number,
  taken: readonly Box[],
  sheet: { width: number; height: number },
): Label[] {
  const westFirst = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const widestFirst = [...westFirst].sort((a, b) => b.text.length - a.text.length);
  const outcomes = [westFirst, [...westFirst].reverse(), widestFirst].flatMap((start) => {
    let order = start;
    return Array.from({ length: ROUNDS }, () => {
      const outcome = attempt(order, size, taken, sheet);
      order = [...outcome.left, ...order.filter((spot) => !outcome.left.includes(spot))];
      return outcome;
    });
  });
  const [best] = outcomes.sort((a, b) => a.cost - b.cost);
  return best?.labels ?? [];
}
