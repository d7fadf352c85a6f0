import type { Spot } from './week-days.ts';

/** A day on the screen: its edges, and the middle of each of its cards from the top, in pixels. */
export type DayBox = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  middles: readonly number[];
};

const outside = (at: number, from: number, to: number) => Math.max(from - at, at - to, 0);

/**
 * Where a dish would come to if it were dropped at a point: on the day under it, else the nearest,
 * after the cards whose middle lies above. The dragged one does not count among them.
 */
export function dropSpot(boxes: readonly DayBox[], from: Spot, x: number, y: number): Spot | null {
  const distances = boxes.map((box) =>
    Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom)),
  );
  const day = distances.indexOf(Math.min(...distances));
  const box = boxes[day];
  if (!box) return null;
  const others = box.middles.filter((_, place) => day !== from.day || place !== from.place);
  return { day, place: others.filter((middle) => middle < y).length };
}
