import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '#admin/platform/client/use-call.ts';
import { adminClosures } from '#contract/kitchen/desk/closures.ts';
import { closuresOf, nextServiceDay, previousServiceDay } from '#domain/platform/calendar.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';

/** How far back closures are asked for: no row of closed days before a date is longer. */
const LOOK_BACK_DAYS = 60;
const AN_HOUR = 3_600_000;

/** The service days around a date, past weekends and closures; null while that is not known. */
export function useServiceDaysAround(date: IsoDay): {
  before: IsoDay | null;
  after: IsoDay | null;
} {
  const { data } = useCall(
    adminClosures.list,
    {
      query: {
        page: 1,
        limit: 100,
        sort: 'startDate',
        order: 'ASC',
        from: addDays(date, -LOOK_BACK_DAYS),
      },
    },
    // From day to day they are hardly others: the way on is there before they are read again.
    { staleTime: AN_HOUR, placeholderData: keepPreviousData },
  );
  if (!data) return { before: null, after: null };
  const closures = closuresOf(data);
  return { before: previousServiceDay(date, closures), after: nextServiceDay(date, closures) };
}
