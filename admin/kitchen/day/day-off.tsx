import { Alert } from '@mui/material';
import { allTheSameWords } from '#admin/platform/words/tiffin-load.ts';
import type { KitchenDay } from '#contract/tiffin/desk/tiffin-orders.ts';

/** That a day is no service day, and why; with what happens on it all the same. */
export function DayOff({ day }: { day: KitchenDay }) {
  if (day.isServiceDay) return null;
  const words = day.closure
    ? `The kitchen is closed: ${day.closure}.`
    : 'The kitchen does not deliver on weekends.';
  const held = allTheSameWords({ ...day, events: day.events.length });
  return (
    <Alert severity={day.closure && held ? 'warning' : 'info'}>
      {words}
      {held && ` All the same: ${held}.`}
    </Alert>
  );
}
