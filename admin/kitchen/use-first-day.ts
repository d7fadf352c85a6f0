import { useCall } from '#admin/platform/client/use-call.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';

/** The first-day list, for owners; others have none. */
export function useFirstDay() {
  const may = useMay();
  return useCall(adminFirstDay.read, {}, { enabled: may(adminFirstDay.read) });
}
