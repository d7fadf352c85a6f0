import { Alert, Box, Button, useMediaQuery } from '@mui/material';
import { Link } from 'react-router';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { OpenSnackDay } from '#contract/snacks/desk-orders.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';

const sum = (days: readonly OpenSnackDay[], what: 'orders' | 'pending') =>
  days.reduce((total, day) => total + day[what], 0);

/** A day, how many orders it has, and how many of them wait to be confirmed. */
const DayLink = ({ day, today }: { day: OpenSnackDay; today: IsoDay }) => (
  <Button
    component={Link}
    to={counterPath(day.date)}
    size="small"
    variant="outlined"
    color="inherit"
    sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
  >
    {day.date === today ? 'Today' : formatDay(day.date)}: {day.orders}
    {day.pending > 0 && (
      <Box component="span" sx={{ color: 'house.chilliInk', ml: 0.75 }}>
        {day.pending} to confirm
      </Box>
    )}
  </Button>
);

const LINKS = { display: 'flex', flexWrap: 'wrap', gap: 0.75 };

/** Orders of days that are gone and that nobody has handed over or cancelled. */
export function PastDays({ days, today }: { days: readonly OpenSnackDay[]; today: IsoDay }) {
  if (days.length === 0) return null;
  const orders = sum(days, 'orders');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      {counted(orders, 'order')} of past days {plural(orders, 'was', 'were')} not handed over yet.
      <Box sx={{ ...LINKS, mt: 1 }}>
        {days.map((day) => (
          <DayLink key={day.date} day={day} today={today} />
        ))}
      </Box>
    </Alert>
  );
}

/** The way to the other days that have orders. */
export function ComingDays({ days, today }: { days: readonly OpenSnackDay[]; today: IsoDay }) {
  const wide = useMediaQuery('(min-width: 1000px)', { noSsr: true });
  if (days.length === 0) return null;
  const pending = sum(days, 'pending');
  return (
    <Box
      component="details"
      open={wide && days.length <= 7}
      sx={{
        flex: '1 1 190px',
        '&[open]': { flexBasis: '100%' },
        '& summary': { cursor: 'pointer', py: 1.25, fontWeight: 600 },
      }}
    >
      <summary>
        Orders on {plural(days.length, 'one other day', `${days.length} other days`)}
        {pending > 0 && `, ${pending} to confirm`}
      </summary>
      <Box component="nav" aria-label="Other days with orders" sx={LINKS}>
        {days.map((day) => (
          <DayLink key={day.date} day={day} today={today} />
        ))}
      </Box>
    </Box>
  );
}
