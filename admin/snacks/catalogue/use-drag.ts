import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEdgeScroll } from '#admin/kitchen/lists/edge-scroll.ts';
import { placeAt } from './arrangement.ts';

/** A row on its way: from which place, over which, how far it is from its own, its height. */
export type Dragged = { from: number; to: number; by: number; height: number };

type Held = {
  id: string;
  from: number;
  to: number;
  grabbedAt: number;
  clientY: number;
  middles: number[];
  height: number;
};

/**
 * Drags the rows of a list by a handle, with mouse, pen and finger (the handle needs
 * `touch-action: none`). Rows stay where they are in the document until one is dropped, so that it
 * can be shown on its way by transforms alone; Escape puts it back.
 */
export function useDrag(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<Held>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  function follow(): void {
    const row = held.current;
    if (!row) return;
    const by = row.clientY + window.scrollY - row.grabbedAt;
    row.to = placeAt(row.middles, row.from, by, row.height);
    setDragged({ from: row.from, to: row.to, by, height: row.height });
  }

  function letGo(): void {
    held.current = null;
    setDragged(null);
  }

  const isHeld = dragged !== null;
  useEdgeScroll(isHeld, () => held.current?.clientY ?? 0, follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useEffect(() => {
    if (!isHeld) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && letGo();
    window.addEventListener('keydown', putBack);
    return () => window.removeEventListener('keydown', putBack);
  }, [isHeld]);

  /** What the handle of a row needs, which is at a place now. */
  const handleOf = (id: string, from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
      const { clientY } = event;
      held.current = {
        ...{ id, from, to: from },
        clientY,
        grabbedAt: clientY + window.scrollY,
        middles: boxes.map(({ top, height }) => top + height / 2 + window.scrollY),
        height: boxes[from]?.height ?? 0,
      };
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (!held.current) return;
      held.current.clientY = clientY;
      follow();
    },
    onPointerUp() {
      const row = held.current;
      letGo();
      if (row) onDrop(row.id, row.to);
    },
    onPointerCancel: letGo,
  });

  return { list, dragged, handleOf };
}
