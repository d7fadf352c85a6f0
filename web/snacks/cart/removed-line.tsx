import { useEffect, useRef } from 'react';
import type { Removal } from './change-cart.ts';

/** Says where a line stood that it has left the cart, and brings it back; the undo has the focus. */
export function RemovedLine({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p
      role="status"
      className="my-2 flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-4 pe-2"
    >
      <span className="wrap-anywhere">{removal.message}</span>
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        className="min-h-11 cursor-pointer rounded-control px-3 font-bold underline underline-offset-4 focus-visible:outline-offset-0"
      >
        Undo
      </button>
    </p>
  );
}
