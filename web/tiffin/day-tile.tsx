import { formatDayLong } from '#domain/days.ts';

/** A day like a leaf of a calendar: weekday, date, month; a screen reader hears it in full. */
export function DayTile({ day, muted = false }: { day: string; muted?: boolean }) {
  const [weekday = '', monthAndDate = ''] = formatDayLong(day).split(', ');
  const [month = '', date = ''] = monthAndDate.split(' ');
  return (
    <span
      className={`grid w-16 shrink-0 content-start self-start justify-items-center rounded-control border px-1 pt-1.5 pb-2 text-center leading-none ${muted ? 'border-line bg-transparent text-ink-soft' : 'border-line bg-sunken'}`}
    >
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
    </span>
  );
}
