import { describe, expect, it } from 'vitest';
import { dropPosition } from './use-card-drag.ts';

const day = (left: number, middles: number[]) => ({
  left,
  right: left + 90,
  top: 0,
  bottom: 400,
  middles,
});
const boxes = [day(0, [50, 150, 250]), day(100, [50]), day(200, [])];
const from = { day: 0, place: 1 };

describe('a dragged dish', () => {
  it('comes to the day under the pointer, after the cards above it', () => {
    expect(dropPosition(boxes, from, 150, 20)).toEqual({ day: 1, place: 0 });
    expect(dropPosition(boxes, from, 150, 80)).toEqual({ day: 1, place: 1 });
    expect(dropPosition(boxes, from, 250, 300)).toEqual({ day: 2, place: 0 });
  });

  it('does not count among the cards of its own day', () => {
    expect(dropPosition(boxes, from, 40, 160)).toEqual({ day: 0, place: 1 });
    expect(dropPosition(boxes, from, 40, 260)).toEqual({ day: 0, place: 2 });
    expect(dropPosition(boxes, from, 40, 10)).toEqual({ day: 0, place: 0 });
  });

  it('comes to the nearest day between and beyond them', () => {
    expect(dropPosition(boxes, from, 93, 20)).toEqual({ day: 0, place: 0 });
    expect(dropPosition(boxes, from, 98, 20)).toEqual({ day: 1, place: 0 });
    expect(dropPosition(boxes, from, 900, 900)).toEqual({ day: 2, place: 0 });
    expect(dropPosition([], from, 10, 10)).toBeNull();
  });
});
