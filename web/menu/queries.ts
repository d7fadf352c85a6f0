import type { Call } from '#contract/platform/call.ts';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';
import { deliveryDatesQuery } from '#web/money/pricing/queries.ts';
import { type MenuWeek, mondayShown } from './menu-view.ts';

/** The part of the query cache that holds the menus. */
export const WEEKLY_MENU = 'weekly-menu';

/** The menu of a week. Which week is the present one, the kitchen says and not this device. */
export const weeklyMenuQuery = (call: Call, week: MenuWeek) =>
  queryOptions({
    queryKey: [WEEKLY_MENU, week],
    queryFn: async ({ client }) => {
      const { today } = await client.fetchQuery(deliveryDatesQuery(call));
      const { weeklyMenu } = await loadPart(() => import('#contract/menu/weekly-menu.ts'));
      return call(weeklyMenu.read, { query: { week_start_date: mondayShown({ week }, today) } });
    },
    staleTime: 5 * 60_000,
  });
