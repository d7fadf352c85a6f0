import { Box, Stack } from '@mui/material';
import { formatDayLong, formatMonth, type IsoDay, WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { ClosedNote } from './closed-note.tsx';
import { DayEvents } from './day-events.tsx';
import { DayHead } from './day-head.tsx';
import type { BookDay } from './days.ts';
import { type IsoMonth, weeksOf } from './months.ts';
import { TiffinLoad } from './tiffin-load.tsx';

/** How many events of a day are seen at once. */
const SHOWN = 4;

type Props = { month: IsoMonth; days: readonly BookDay[]; capacity: number; today: IsoDay };

/** A month as a calendar: a row for each week, a cell for each day. */
export const MonthTable = ({ month, days, capacity, today }: Props) => (
  <Box component="table" aria-label={`Events in ${formatMonth(month)}`} sx={TABLE}>
    <thead>
      <tr>
        {WEEKDAY_NAMES.map((weekday) => (
          <th key={weekday} scope="col">
            {weekday.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(days).map((week) => (
        <tr key={week.find((day) => day !== null)?.date}>
          {week.map((day, place) =>
            day ? (
              <Cell key={day.date} day={day} capacity={capacity} isToday={day.date === today} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in a week
              <td key={place} className="outside" />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </Box>
);

const Cell = ({ day, capacity, isToday }: { day: BookDay; capacity: number; isToday: boolean }) => (
  <td {...(isToday && { className: 'today' })}>
    <Stack sx={{ gap: 0.75, minHeight: 96 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <DayHead
          date={day.date}
          words={String(Number(day.date.slice(8)))}
          name={formatDayLong(day.date)}
          isToday={isToday}
        />
      </Stack>
      <ClosedNote day={day} />
      <DayEvents day={day} shown={SHOWN} />
      {day.tiffins + day.waiting > 0 && (
        <Box sx={{ mt: 'auto' }}>
          <TiffinLoad {...day} capacity={capacity} />
        </Box>
      )}
    </Stack>
  </td>
);

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& th': { p: 1, textAlign: 'left', color: 'text.secondary', fontWeight: 650 },
  '& td': {
    p: 0.75,
    verticalAlign: 'top',
    height: 1,
    borderTop: 1,
    borderLeft: 1,
    borderColor: 'divider',
  },
  '& td:first-of-type': { borderLeft: 0 },
  '& td.outside': { bgcolor: 'house.sunken' },
  '& td.today': {
    boxShadow: ({ palette }: { palette: { house: { leafInk: string } } }) =>
      `inset 0 0 0 2px ${palette.house.leafInk}`,
  },
};
