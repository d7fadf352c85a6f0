import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEdgeScroll } from '#admin/kitchen/lists/edge-scroll.ts';
import type { Spot } from './week-days.ts';

/** A dish on its way: from which spot, over which, and where it is shown, in pixels of the window. */
export type Carried = { from: Spot; over: Spot; left: number; top: number; width: number };

type Held = {
  from: Spot;
  over: Spot;
  /** Where in the card it was grabbed. */
  grab: { x: number; y: number };
  width: number;
  start: { x: number; y: number };
  x: number;
  y: number;
  moves: boolean;
};

/** A press that wanders less than this is no drag. */
const SLACK_PX = 5;

const middleOf = (card: Element) => {
  const { top, height } = card.getBoundingClientRect();
  return top + height / 2;
};

/** A day on the screen: its edges, and the middle of each of its cards from the top, in pixels. */
type DayBox = {
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

function measure(board: HTMLElement): DayBox[] {
  return [...board.querySelectorAll('[data-day]')].map((day) => {
    const { left, right, top, bottom } = day.getBoundingClientRect();
    const middles = [...day.querySelectorAll('[data-card]')].map(middleOf);
    return { left, right, top, bottom, middles };
  });
}

/**
 * Drags the cards of a board from day to day, with mouse, pen and finger. Cards stay where they are
 * in the document until one is dropped; Escape lets go of it without that.
 */
export function useCardDrag(onDrop: (from: Spot, to: Spot) => void) {
  const board = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(null);
  const [carried, setCarried] = useState<Carried | null>(null);

  function follow(): void {
    const card = held.current;
    if (!card || !board.current) return;
    card.moves ||= Math.hypot(card.x - card.start.x, card.y - card.start.y) > SLACK_PX;
    if (!card.moves) return;
    card.over = dropSpot(measure(board.current), card.from, card.x, card.y) ?? card.from;
    const { from, over, width, grab } = card;
    setCarried({ from, over, width, left: card.x - grab.x, top: card.y - grab.y });
  }

  function letGo(): void {
    held.current = null;
    setCarried(null);
  }

  const isHeld = carried !== null;
  useEdgeScroll(isHeld, () => held.current?.y ?? 0, follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useEffect(() => {
    if (!isHeld) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && letGo();
    window.addEventListener('keydown', putBack);
    return () => window.removeEventListener('keydown', putBack);
  }, [isHeld]);

  /**
   * What a part of the card at a spot needs to be dragged by.
   * @param mouseOnly where a finger shall scroll the page instead
   */
  const gripOf = (from: Spot, mouseOnly = false) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (mouseOnly && event.pointerType !== 'mouse')) return;
      const card = event.currentTarget.closest('[data-card]')?.getBoundingClientRect();
      if (!card) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      const grab = { x: x - card.left, y: y - card.top };
      const { width } = card;
      held.current = { from, over: from, grab, width, start: { x, y }, x, y, moves: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current) return;
      Object.assign(held.current, { x: clientX, y: clientY });
      follow();
    },
    onPointerUp() {
      const card = held.current;
      letGo();
      if (card?.moves) onDrop(card.from, card.over);
    },
    onPointerCancel: letGo,
  });

  return { board, carried, gripOf };
}

/** Before which card of a day a dragged dish would come, counting all that are there; null for none. */
export function lineBefore(carried: Carried | null, day: number): number | null {
  if (!carried || carried.over.day !== day) return null;
  const { from, over } = carried;
  if (from.day !== day) return over.place;
  if (over.place === from.place) return null;
  return over.place > from.place ? over.place + 1 : over.place;
}
