import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { DayPicker } from '#web/tiffin/orders/day-picker.tsx';
import { TextField } from '#web/platform/ui/form/text-field.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';

/** The first day of a subscription: one of the days on offer, else any weekday from tomorrow on. */
export function StartDateField({ dates, today }: { dates: AvailableDates | null; today: IsoDay }) {
  if (!dates || dates.availableDates.length === 0) {
    return (
      <TextField
        name="startDate"
        label="Start date"
        type="date"
        min={addDays(today, 1)}
        hint="Any weekday from tomorrow on. We confirm it with your subscription."
      />
    );
  }
  const recommended = dates.availableDates.find(({ isRecommended }) => isRecommended)?.date;
  return (
    <>
      <DayPicker
        name="startDate"
        legend="Start date"
        dates={dates}
        startDate={dates.today}
        recommended={recommended}
      />
      <TorontoTime className="-mt-2" />
    </>
  );
}
