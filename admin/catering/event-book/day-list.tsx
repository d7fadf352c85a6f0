import { Box, Card, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { formatDay, formatMonth, type IsoDay } from '#domain/platform/days.ts';
import { ClosedNote } from './closed-note.tsx';
import { DayEvents } from './day-events.tsx';
import { DayHead } from './day-head.tsx';
import { type BookDay, hasSomething } from './days.ts';
import type { IsoMonth } from './months.ts';
import { TiffinLoad } from './tiffin-load.tsx';

/** How many events of a day are seen at once. */
const SHOWN = 20;

type Props = { month: IsoMonth; days: readonly BookDay[]; capacity: number; today: IsoDay };

/** A month where there is no room for a calendar: its days below each other. */
export function DayList({ month, days, capacity, today }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? days : days.filter((day) => hasSomething(day) || day.date === today);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        value={all}
        onChange={(_event, chosen: boolean | null) => chosen !== null && setAll(chosen)}
        aria-label="Which days"
        sx={{
          '& button': { flex: 1, minHeight: 44, textTransform: 'none', color: 'text.primary' },
        }}
      >
        <ToggleButton value={false}>Days with something</ToggleButton>
        <ToggleButton value={true}>All days</ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 ? (
        <Nothing words={`Nothing is planned in ${formatMonth(month)}.`} />
      ) : (
        <Stack
          component="ol"
          aria-label={`Days of ${formatMonth(month)}`}
          sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.75 }}
        >
          {shown.map((day) => (
            <Day key={day.date} day={day} capacity={capacity} isToday={day.date === today} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const Day = ({ day, capacity, isToday }: { day: BookDay; capacity: number; isToday: boolean }) => (
  <Card
    component="li"
    sx={{
      px: 1.25,
      pb: day.events.length > 0 || day.closure !== null ? 1 : 0,
      ...(isToday && { borderColor: 'house.leafInk', borderWidth: 2 }),
    }}
  >
    <Stack sx={{ gap: 0.75 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <DayHead
          date={day.date}
          words={formatDay(day.date)}
          name={formatDay(day.date)}
          isToday={isToday}
        />
        <Box sx={{ ml: 'auto', width: 150, flex: '0 1 150px' }}>
          {hasSomething(day) ? (
            day.tiffins + day.waiting > 0 && <TiffinLoad {...day} capacity={capacity} />
          ) : (
            <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>Nothing planned</Box>
          )}
        </Box>
      </Stack>
      <ClosedNote day={day} />
      <DayEvents day={day} shown={SHOWN} />
    </Stack>
  </Card>
);
