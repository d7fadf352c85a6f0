import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Section } from '#admin/parts/section.tsx';
import { tiffinsWords } from '#admin/words/tiffin-load.ts';
import type { Overview } from '#contract/admin/desk.ts';
import { formatDay, type IsoDay } from '#domain/days.ts';
import { count } from './counted.ts';

type Day = Overview['days'][number];

/** What a day holds: a day without tiffins says what else there is. */
export const dayWords = (day: Day): string => {
  const { isServiceDay, tiffins, waiting, snackOrders, events, guests } = day;
  const held = [
    ...(tiffins + waiting > 0 ? [tiffinsWords(day)] : []),
    ...(snackOrders > 0 ? [count(snackOrders, 'snack order')] : []),
    ...(events > 0
      ? [`${count(events, 'event')} for ${count(guests, 'guest').replace(' ', '\u00a0')}`]
      : []),
  ];
  if (day.closure !== null && held.length > 0) return `closed · all the same ${held.join(' · ')}`;
  if (tiffins + waiting === 0 && !isServiceDay)
    held.unshift(held.length > 0 ? 'no tiffins' : 'closed');
  return held.join(' · ') || 'nothing booked';
};

/** One day as a bar that is as long as much is to be cooked, beside the fullest of them. */
const DayBar = ({ day, most, isToday }: { day: Day; most: number; isToday: boolean }) => (
  <Link
    component={RouterLink}
    to={`/kitchen-day?date=${day.date}`}
    color="inherit"
    underline="none"
    sx={{
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 44,
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
      {day.tiffins > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'block',
            height: 10,
            borderRadius: 5,
            bgcolor: isToday ? 'house.chilli' : 'house.turmeric',
            width: `${Math.max(3, (100 * day.tiffins) / most)}%`,
          }}
        />
      )}
      <Typography component="span" variant="caption" color="textSecondary">
        {dayWords(day)}
      </Typography>
    </Box>
  </Link>
);

/** How full the coming days are; each leads to its kitchen's day. */
export function ComingDays({ days, today }: { days: Day[]; today: IsoDay }) {
  const most = Math.max(1, ...days.map(({ tiffins }) => tiffins));
  return (
    <Section title="The coming days">
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {days.map((day) => (
          <li key={day.date}>
            <DayBar day={day} most={most} isToday={day.date === today} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
