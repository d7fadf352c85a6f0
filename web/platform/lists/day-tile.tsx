import type { ReactNode } from 'react';
import { formatDayLong } from '#domain/platform/days.ts';

/** What a card of an order begins with: its day, a figure, a sign. */
function Tile({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid w-16 shrink-0 content-start self-start justify-items-center rounded-control border border-line px-1 pt-1.5 pb-2 text-center leading-none ${muted ? 'bg-transparent text-ink-soft' : 'bg-sunken'}`}
    >
      {children}
    </span>
  );
}

/** A day like a leaf of a calendar: weekday, date, month; a screen reader hears it in full. */
export function DayTile({ day, muted = false }: { day: string; muted?: boolean }) {
  const [weekday = '', monthAndDate = ''] = formatDayLong(day).split(', ');
  const [month = '', date = ''] = monthAndDate.split(' ');
  return (
    <Tile muted={muted}>
      <span className="sr-only">{formatDayLong(day)}</span>
      <span aria-hidden="true" className="text-xs font-semibold text-ink-soft">
        {weekday.slice(0, 3)}
      </span>
      <span aria-hidden="true" className="font-heading text-title font-bold tabular-nums">
        {date}
      </span>
      <span aria-hidden="true" className="text-xs font-semibold text-ink-soft">
        {month.slice(0, 3)}
      </span>
    </Tile>
  );
}
