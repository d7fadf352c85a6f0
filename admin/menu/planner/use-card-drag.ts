import type {
  CollisionDetection,
  DragEndEvent,
  DragMoveEvent,
  UniqueIdentifier,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useDragging } from '#admin/platform/components/use-dragging.ts';
import type { MenuPosition } from './week-days.ts';

/** A dish on its way: from which spot, and over which. */
export type DraggedCard = { from: MenuPosition; over: MenuPosition };

/** What the card at a spot is dragged as. */
export const cardId = ({ day, place }: MenuPosition): string => `${day}/${place}`;

/** What a day is dragged over as. */
export const dayId = (day: number): string => `${day}`;

/** The spot of a card, or the first of a day. */
function spotOf(id: UniqueIdentifier): MenuPosition {
  const [day = 0, place = 0] = String(id).split('/').map(Number);
  return { day, place };
}

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
export function dropPosition(
  boxes: readonly DayBox[],
  from: MenuPosition,
  x: number,
  y: number,
): MenuPosition | null {
  const distances = boxes.map((box) =>
    Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom)),
  );
  const day = distances.indexOf(Math.min(...distances));
  const box = boxes[day];
  if (!box) return null;
  const others = box.middles.filter((_, place) => day !== from.day || place !== from.place);
  return { day, place: others.filter((middle) => middle < y).length };
}

function measure(day: Element): DayBox {
  const { left, right, top, bottom } = day.getBoundingClientRect();
  return {
    left,
    right,
    top,
    bottom,
    middles: [...day.querySelectorAll('[data-card]')].map(middleOf),
  };
}

/** The day that a card is over, with the spot on it. */
const atSpot: CollisionDetection = ({ active, droppableContainers, pointerCoordinates }) => {
  const days = droppableContainers.toSorted((a, b) => Number(a.id) - Number(b.id));
  const boxes = days.flatMap(({ node }) => (node.current ? [measure(node.current)] : []));
  const { x, y } = pointerCoordinates ?? {};
  if (x === undefined || y === undefined) return [];
  const spot = dropPosition(boxes, spotOf(active.id), x, y);
  return spot ? [{ id: dayId(spot.day), data: { spot } }] : [];
};

function carriedBy({
  active,
  collisions,
}: Pick<DragMoveEvent, 'active' | 'collisions'>): DraggedCard {
  const from = spotOf(active.id);
  return { from, over: collisions?.[0]?.data?.spot ?? from };
}

type Props = {
  onDrop: (from: MenuPosition, to: MenuPosition) => void;
  /** What the dish at a spot is called, and a day. */
  held: (spot: MenuPosition) => string;
  over: (day: number) => string;
};

/**
 * Drags the cards of a board from day to day. Cards stay where they are in the document until one is
 * dropped.
 */
export function useCardDrag({ onDrop, held, over }: Props) {
  const [carried, setCarried] = useState<DraggedCard | null>(null);
  const dragging = useDragging({
    held: (id) => held(spotOf(id)),
    over: (id) => over(spotOf(id).day),
  });
  const isSame = (one: DraggedCard | null, other: DraggedCard) =>
    one !== null && cardId(one.over) === cardId(other.over);

  return {
    carried,
    drag: {
      ...dragging,
      collisionDetection: atSpot,
      onDragMove(event: DragMoveEvent) {
        const next = carriedBy(event);
        setCarried((last) => (isSame(last, next) ? last : next));
      },
      onDragCancel: () => setCarried(null),
      onDragEnd(event: DragEndEvent) {
        setCarried(null);
        const { from, over: to } = carriedBy(event);
        onDrop(from, to);
      },
    },
  };
}

/** Before which card of a day a dragged dish would come, counting all that are there; null for none. */
export function lineBefore(carried: DraggedCard | null, day: number): number | null {
  if (!carried || carried.over.day !== day) return null;
  const { from, over } = carried;
  if (from.day !== day) return over.place;
  if (over.place === from.place) return null;
  return over.place > from.place ? over.place + 1 : over.place;
}
