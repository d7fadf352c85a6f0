import { useCall } from '#admin/platform/client/use-call.ts';
import { today } from '#admin/platform/words/today.ts';
import { adminClosures } from '#contract/kitchen/desk/closures.ts';
import { type Closure, closuresOf } from '#domain/platform/calendar.ts';

/** When the kitchen is closed, from today on; none until that is read. */
export function useClosures({ enabled = true } = {}): readonly Closure[] {
  const { data = [] } = useCall(
    adminClosures.list,
    { query: { page: 1, limit: 100, sort: 'startDate', order: 'ASC', from: today() } },
    { enabled },
  );
  return closuresOf(data);
}
