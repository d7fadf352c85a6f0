import { useEffect, useRef } from 'react';
import type { Removal } from './change-cart.ts';

/** Says in the cart itself what has just left it, and brings it back; the focus waits on the undo. */
export function RemovedLine({
  removal: { message, undo },
  onDone,
}: {
  removal: Removal;
  onDone: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p
      role="status"
      className="mb-3 flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-4 pe-2"
    >
      {message}
      <button
        ref={button}
        type="button"
        onClick={() => {
          undo();
          onDone();
        }}
        className="min-h-11 cursor-pointer rounded-control px-3 font-bold underline underline-offset-4 focus-visible:outline-offset-0"
      >
        Undo
      </button>
    </p>
  );
}
