import { useGetList } from 'react-admin';
import { useCall } from '#admin/platform/client/use-call.ts';
import { worthAnotherTry } from '#admin/services.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { closuresOf } from '#domain/kitchen/calendar.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** Others plan as well; read again so often, not while the page is hidden. */
const REFRESH_MS = 60_000;

const ALL_DISHES = {
  pagination: { page: 1, perPage: 2500 },
  sort: { field: 'name', order: 'ASC' as const },
};

/** Everything that the planner shows: the weeks, which is served when, boxes to fill, dishes, closed days. */
export function usePlannerData(thisMonday: IsoDay) {
  const refetchInterval = REFRESH_MS;
  const weeks = useCall(
    adminWeeklyMenus.list,
    { query: { page: 1, limit: 100 } },
    { refetchInterval },
  );
  const calendar = useCall(adminWeeklyMenus.calendar, {}, { refetchInterval });
  const boxes = useCall(adminWeeklyMenus.boxes, {});
  const closures = useCall(adminClosures.list, {
    query: { page: 1, limit: 100, sort: 'startDate', order: 'ASC', from: thisMonday },
  });
  const dishes = useGetList<AdminDish>('dishes', ALL_DISHES, {
    retry: worthAnotherTry,
    onError: () => undefined,
  });
  const reads = [weeks, calendar, boxes, closures, dishes];
  const read = weeks.data && calendar.data && boxes.data && closures.data && dishes.data;
  return {
    data: read && {
      weeks: weeks.data ?? [],
      calendar: calendar.data ?? [],
      boxes: boxes.data ?? [],
      dishes: dishes.data ?? [],
      closures: closuresOf(closures.data ?? []),
    },
    error: reads.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const one of reads) if (one.error) void one.refetch();
    },
  };
}

export type PlannerData = NonNullable<ReturnType<typeof usePlannerData>['data']>;
