import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { closedDayWorkText, tiffinLoadText } from '#admin/kitchen/labels/tiffin-load.ts';
import { LoadBar } from '#admin/kitchen/load-bar.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { Overview } from '#contract/kitchen/desk.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

type Day = Overview['days'][number];

/** What a day holds: a day without tiffins says what else there is. */
export const dayLoadText = (day: Day): string => {
  const { isServiceDay, tiffins, waiting, snackOrders, events, guests } = day;
  if (day.closure !== null) {
    const kept = closedDayWorkText(day);
    return kept ? `closed · all the same ${kept}` : 'closed';
  }
  const held = [
    ...(tiffins + waiting > 0 ? [tiffinLoadText(day)] : []),
    ...(snackOrders > 0 ? [counted(snackOrders, 'snack order')] : []),
    ...(events > 0
      ? [`${counted(events, 'event')} for ${counted(guests, 'guest').replace(' ', '\u00a0')}`]
      : []),
  ];
  if (tiffins + waiting === 0 && !isServiceDay)
    held.unshift(held.length > 0 ? 'no tiffins' : 'closed');
  return held.join(' · ') || 'nothing booked';
};

/** One day: what it holds, and below that how full it is. */
const DayRow = ({ day, capacity, isToday }: { day: Day; capacity: number; isToday: boolean }) => (
  <Link
    component={RouterLink}
    to={`/kitchen-day?date=${day.date}`}
    color="inherit"
    underline="none"
    sx={{
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: 1.5,
      minHeight: 44,
      py: 1.25,
      px: 1,
      mx: -1,
      borderRadius: 2,
      '&:hover': { bgcolor: 'house.sunken' },
    }}
  >
    <Typography component="span" sx={{ fontWeight: isToday ? 750 : 550, whiteSpace: 'nowrap' }}>
      {isToday ? 'Today' : formatDay(day.date)}
    </Typography>
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {dayLoadText(day)}
      </Typography>
      {day.tiffins + day.waiting > 0 && <HowFull day={day} capacity={capacity} />}
    </Box>
  </Link>
);

const HowFull = ({ day, capacity }: { day: Day; capacity: number }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 1.25,
    }}
  >
    <LoadBar tiffins={day.tiffins} waiting={day.waiting} capacity={capacity} />
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ minWidth: 64, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
    >
      {day.tiffins} of {capacity}
    </Typography>
  </Box>
);

type Props = { days: Day[]; today: IsoDay; capacity: number };

/** How full the coming days are; each leads to its kitchen's day. */
export const ComingDays = ({ days, today, capacity }: Props) => (
  <Section title="The coming days">
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {days.map((day) => (
        <li key={day.date}>
          <DayRow day={day} capacity={capacity} isToday={day.date === today} />
        </li>
      ))}
    </Stack>
  </Section>
);
