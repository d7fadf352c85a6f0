import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay, IsoInstant, pageQuery } from '#contract/platform/primitives.ts';
import { sheetEndpoints } from '#contract/platform/sheets.ts';
import { Box } from '#contract/tiffin/box.ts';

/** A dish on one day of a week. */
export const MenuEntry = z.object({
  dishId: Id,
  isSpecial: z.boolean(),
  /** Who gets it that day; null is everybody whom the dish suits. */
  servedTo: z.nullable(
    z.array(Diet).check(
      z.minLength(1, 'Please choose who gets this dish.'),
      z.overwrite((diets) => Diet.options.filter((diet) => diets.includes(diet))),
    ),
  ),
});
export type MenuEntry = z.output<typeof MenuEntry>;

/** The dishes of one day, in the order to serve. */
const DayEntries = z.array(MenuEntry).check(
  z.maxLength(30, 'Please plan at most 30 dishes a day.'),
  z.refine(
    (entries) => new Set(entries.map(({ dishId }) => dishId)).size === entries.length,
    'A dish can be on a day only once.',
  ),
);

/** Seven days, Monday first. */
const WeekEntries = z.array(DayEntries).check(z.length(7, 'Please send seven days, Monday first.'));

/**
 * A week of the repeating cycle, or one certain week that is served instead
 * (docs/rules.md#the-cycle-of-weeks).
 */
export const AdminMenuWeek = z.object({
  id: Id,
  /** 1 to the number of weeks in the cycle; null for a certain week. */
  cyclePosition: z.nullable(z.int()),
  /** Its Monday; null for a week of the cycle. */
  weekStart: z.nullable(IsoDay),
  /** Counts the changes: whoever saves names the one that was read. */
  version: z.int(),
  days: z.array(z.array(MenuEntry)),
  /** The next Monday, from this week on, on which it is served; null for a week that is over. */
  nextServed: z.nullable(IsoDay),
  updatedAt: IsoInstant,
});
export type AdminMenuWeek = z.output<typeof AdminMenuWeek>;

/** Which week is served when. */
export const PlannedWeek = z.object({
  weekStart: IsoDay,
  weekId: Id,
  /** The week of the cycle that is due then, whether or not another one is served instead. */
  cyclePosition: z.int(),
  /** A week of its own is served instead of the cycle's. */
  isOverride: z.boolean(),
});
export type PlannedWeek = z.output<typeof PlannedWeek>;

/** A box that the menu has to fill. */
export const PromisedBox = z.object({ planName: z.string(), box: Box });
export type PromisedBox = z.output<typeof PromisedBox>;

const byId = z.object({ id: Id });

export const adminWeeklyMenus = {
  ...sheetEndpoints({
    path: '/v1/admin/weekly-menus',
    access: 'kitchen',
    things: 'dishes of weekly menus',
    columns: ['week', 'day', 'dish', 'isSpecial', 'servedTo', 'due'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-menus',
    access: 'kitchen',
    summary: 'List the weeks of the cycle, then the certain weeks from the present one on',
    query: z.object({ ...pageQuery, limit: z._default(pageQuery.limit, 100) }),
    data: z.array(AdminMenuWeek),
    paginated: true,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-menus/calendar',
    access: 'kitchen',
    summary: 'Read which week is served in each of the next 12 weeks',
    data: z.array(PlannedWeek),
  }),
  boxes: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-menus/boxes',
    access: 'kitchen',
    summary: 'List the boxes that the menu has to fill: of plans on offer, and as they were sold',
    data: z.array(PromisedBox),
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-menus/:id',
    access: 'kitchen',
    summary: 'Read one week',
    params: byId,
    data: AdminMenuWeek,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/weekly-menus',
    access: 'kitchen',
    summary: 'Add a week to the end of the cycle, or plan one certain week',
    body: z.object({
      /** Any day of the week to plan; null or absent adds a week to the cycle. */
      weekStart: z.nullish(IsoDay),
      /** The week to begin with; absent, a certain week begins with what the cycle would serve. */
      copyOf: z.nullish(Id),
    }),
    data: AdminMenuWeek,
    status: 201,
    idempotent: true,
    errors: ['week_exists', 'week_past', 'not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/weekly-menus/:id',
    access: 'kitchen',
    summary: 'Change what a week serves',
    params: byId,
    body: z.object({ version: z.int(), days: WeekEntries }),
    data: AdminMenuWeek,
    errors: ['conflict', 'dish_unknown', 'served_to_nobody'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/weekly-menus/:id',
    access: 'kitchen',
    summary: 'Take a week out of the cycle, or serve the cycle again in a certain week',
    params: byId,
    data: AdminMenuWeek,
    errors: ['last_cycle_week'],
  }),
  serveThisWeek: endpoint({
    method: 'POST',
    path: '/v1/admin/weekly-menus/:id/actions/serve-this-week',
    access: 'kitchen',
    summary: "Make a week of the cycle the present week's; the others follow in their order",
    params: byId,
    data: AdminMenuWeek,
    errors: ['action_not_allowed'],
  }),
};
