import { Alert } from '@mui/material';
import type { KitchenDay } from '#contract/admin/tiffin-orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';

const STILL_COMING: readonly TiffinOrderStatus[] = [
  'pending_confirmation',
  'scheduled',
  'confirmed',
  'preparing',
  'out_for_delivery',
];

/** What the kitchen does on a day on which it is closed: never nothing while something stands on it. */
function allTheSame(day: KitchenDay): string {
  const tiffins = STILL_COMING.reduce((orders, status) => orders + day.byStatus[status], 0);
  const parts: [number, string][] = [
    [day.events.length, day.events.length === 1 ? 'event' : 'events'],
    [tiffins, tiffins === 1 ? 'tiffin order' : 'tiffin orders'],
    [day.snackOrders, day.snackOrders === 1 ? 'snack order' : 'snack orders'],
  ];
  const there = parts.filter(([count]) => count > 0).map((part) => part.join(' '));
  return there.length > 0 ? ` All the same: ${there.join(', ')}.` : '';
}

/** That a day is no service day, and why; with what happens on it all the same. */
export function DayOff({ day }: { day: KitchenDay }) {
  if (day.isServiceDay) return null;
  const words = day.closure
    ? `The kitchen is closed: ${day.closure}.`
    : 'The kitchen does not deliver on weekends.';
  const more = allTheSame(day);
  return (
    <Alert severity={day.closure && more ? 'warning' : 'info'}>
      {words}
      {more}
    </Alert>
  );
}
