import type { ReactNode } from 'react';

/** What a card of an order begins with: its day, a figure, a sign. */
export function Tile({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid w-16 shrink-0 content-start self-start justify-items-center rounded-control border border-line px-1 pt-1.5 pb-2 text-center leading-none ${muted ? 'bg-transparent text-ink-soft' : 'bg-sunken'}`}
    >
      {children}
    </span>
  );
}
