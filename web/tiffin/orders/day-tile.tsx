import { formatDayLong } from '#domain/platform/days.ts';
import { Tile } from '#web/platform/ui/tile.tsx';

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
