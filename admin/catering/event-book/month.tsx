import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { COLOURS } from '#admin/platform/theme/colours.ts';
import { formatDayLong, formatMonth, type IsoDay, WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { ClosedNote, DayEvents, DayHead, TiffinLoad } from './day-events.tsx';
import {
  type EventBookDay,
  type IsoMonth,
  monthsLater,
  monthsToChoose,
  weeksOf,
} from './months.ts';

/** How many events of a day are seen at once. */
const SHOWN = 4;

type Props = { month: IsoMonth; days: readonly EventBookDay[]; capacity: number; today: IsoDay };

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

const Cell = ({
  day,
  capacity,
  isToday,
}: {
  day: EventBookDay;
  capacity: number;
  isToday: boolean;
}) => (
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
    boxShadow: `inset 0 0 0 2px ${COLOURS.leafInk}`,
  },
};

type MonthBarProps = { month: IsoMonth; thisMonth: IsoMonth; onChoose: (month: IsoMonth) => void };

const ARROW = { width: 48, height: 48, border: 1.5, borderColor: 'house.edge' };

/** Which month this is, and the way to others: month by month, this one, any of two years. */
export function MonthBar({ month, thisMonth, onChoose }: MonthBarProps) {
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.25,
        gridTemplateColumns: { xs: 'auto 1fr auto', md: 'auto auto 1fr auto auto' },
      }}
    >
      <IconButton
        aria-label={`Previous month, ${formatMonth(before)}`}
        onClick={() => onChoose(before)}
        sx={ARROW}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{
          textAlign: { xs: 'center', md: 'left' },
          order: { md: 2 },
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
        }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton
        aria-label={`Next month, ${formatMonth(after)}`}
        onClick={() => onChoose(after)}
        sx={{ ...ARROW, order: { md: 1 } }}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          order: { md: 3 },
          display: 'flex',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Button
          variant="outlined"
          color="secondary"
          disabled={month === thisMonth}
          onClick={() => onChoose(thisMonth)}
          sx={{ minHeight: 44, flex: { xs: 1, md: 'none' }, whiteSpace: 'nowrap' }}
        >
          This month
        </Button>
        <TextField
          select
          value={month}
          margin="none"
          onChange={({ target }) => onChoose(target.value)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': 'Go to a month' },
          }}
          sx={{
            flex: { xs: 1.4, md: 'none' },
            minWidth: 0,
            width: { md: 190 },
            '& select': { py: 1.25 },
          }}
        >
          {monthsToChoose(thisMonth, month).map((choice) => (
            <option key={choice} value={choice}>
              {formatMonth(choice)}
            </option>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
