import { Check } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import {
  formatDate,
  formatDay,
  formatDayLong,
  type IsoDay,
  WEEKDAY_NAMES,
} from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import type { PauseDays } from '#domain/tiffin/pause.ts';
import { useFieldError, useFormContext, useFormValue } from '#web/platform/form/form-context.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { type CalendarDay, dayCalendar } from './day-calendar.ts';

const CELL =
  'relative grid min-h-14 justify-items-center content-center rounded-control leading-none';

const NONE: ReadonlyMap<IsoDay, number> = new Map();

const tiffins = (count: number) => counted(count, 'tiffin booked', 'tiffins booked');

/** The date, with its month where a month begins. */
function DateFigures({ day, withMonth }: { day: IsoDay; withMonth: boolean }) {
  return (
    <span aria-hidden="true" className="grid justify-items-center">
      {withMonth && (
        <span className="mb-0.5 text-xs font-semibold">{formatDate(day).slice(0, 3)}</span>
      )}
      <span className="text-lg font-bold tabular-nums">{Number(day.slice(8))}</span>
    </span>
  );
}

function ClosedDay({
  day: { day, reason, state, booked },
  withMonth,
}: {
  day: CalendarDay;
  withMonth: boolean;
}) {
  const struck = state === 'closed' || state === 'paused' ? 'line-through decoration-2' : '';
  return (
    <span className={`${CELL} text-ink-soft ${struck}`} {...(reason && { title: reason })}>
      <span className="sr-only">
        {formatDayLong(day)}: {reason ?? 'cannot be booked'}
        {booked > 0 && `, ${tiffins(booked)}`}
      </span>
      <DateFigures day={day} withMonth={withMonth} />
      {booked > 0 && <BookedDot />}
    </span>
  );
}

function BookedDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1.5 right-1.5 size-1.75 rounded-full bg-turmeric forced-colors:bg-[Highlight]"
    />
  );
}

/**
 * Chooses a delivery day among those that the kitchen offers, as one group of radio buttons in the
 * shape of a calendar: arrow keys go from open day to open day. Below it stands why others are shut.
 */
export function DayPicker({
  dates,
  startDate,
  pause = null,
  booked = NONE,
  name = 'deliveryDate',
  legend = 'Delivery date',
  recommended,
}: {
  dates: AvailableDates;
  /** Nothing before it can be chosen. */
  startDate: IsoDay;
  /** A planned pause, in which nothing can be chosen. */
  pause?: PauseDays | null;
  booked?: ReadonlyMap<IsoDay, number>;
  name?: string;
  legend?: string;
  /** A day to mark among those on offer. */
  recommended?: IsoDay | undefined;
}) {
  const { register } = useFormContext();
  const chosen = useFormValue(name);
  const error = useFieldError(name);
  const id = useId();
  const { weeks, notes } = useMemo(
    () => dayCalendar({ dates, startDate, pause, booked }),
    [dates, startDate, pause, booked],
  );
  const days = weeks.flat();
  const beginsMonth = (day: IsoDay) =>
    day === days[0]?.day ||
    days.find((one) => one.day.slice(0, 7) === day.slice(0, 7))?.day === day;
  const firstOpen = days.find(({ state }) => state === 'open')?.day;

  return (
    <fieldset
      aria-describedby={`${id}-notes${error ? ` ${id}-error` : ''}`}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 flex w-full flex-wrap justify-between gap-x-4 font-semibold">
        {legend}
        {chosen && (
          <span className="flex items-center gap-1.5">
            <Icon of={Check} className="size-4.5 text-leaf-ink" />
            {formatDay(chosen)}
          </span>
        )}
      </legend>
      <div className="rounded-card border border-edge bg-card p-2 sm:p-3">
        <div
          aria-hidden="true"
          className="grid grid-cols-5 gap-1 pb-1 text-center text-xs font-semibold text-ink-soft"
        >
          {WEEKDAY_NAMES.slice(0, 5).map((weekday) => (
            <span key={weekday}>{weekday.slice(0, 3)}</span>
          ))}
        </div>
        <div className="grid grid-cols-5 gap-1">
          {days.map((day) =>
            day.state === 'open' ? (
              <label
                key={day.day}
                className={`${CELL} ${day.day === recommended ? 'ring-2 ring-turmeric ring-inset' : ''} cursor-pointer bg-sunken text-ink hover:bg-turmeric-tint has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:border forced-colors:has-checked:bg-[Highlight]`}
              >
                <input
                  type="radio"
                  value={day.day}
                  {...register(name)}
                  aria-label={`${formatDayLong(day.day)}${day.day === recommended ? ', recommended' : ''}${day.booked > 0 ? `, ${tiffins(day.booked)}` : ''}`}
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
                />
                <DateFigures day={day.day} withMonth={beginsMonth(day.day)} />
                {day.booked > 0 && <BookedDot />}
              </label>
            ) : (
              <ClosedDay key={day.day} day={day} withMonth={beginsMonth(day.day)} />
            ),
          )}
        </div>
      </div>
      <div id={`${id}-notes`} className="mt-2 grid gap-0.5 text-sm text-ink-soft">
        {recommended && (
          <p>
            <strong className="font-semibold text-ink">{formatDay(recommended)}</strong> is
            recommended: the first day that we can bring you a tiffin.
          </p>
        )}
        <p>Monday to Friday.{booked.size > 0 && ' A dot marks a day that you have booked.'}</p>
        {!firstOpen && <p>No day can be booked at the moment.</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </fieldset>
  );
}
