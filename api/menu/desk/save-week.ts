import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type {
  AdminMenuWeek,
  adminWeeklyMenus,
  MenuEntry,
} from '#contract/menu/desk-weekly-menus.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import {
  dueInCycle,
  findMenuWeek,
  insertWeek,
  type LockedDish,
  lockDishes,
  lockMenuCycle,
  lockMenuWeek,
  type MenuCycle,
  type MenuWeekRow,
  readMenuCycle,
  servedWeek,
  storeWeekDays,
} from '#db/menu/menu-weeks.ts';
import { MENU_DAYS, servedDiets } from '#domain/menu/weekly-menu.ts';
import { addDays, dayOf, formatDate, type IsoDay, mondayOf } from '#domain/platform/days.ts';

/** A year ahead is far enough to say when a week is served next. */
const WEEKS_AHEAD = 60;

/** The Mondays of so many weeks, from the one of a day on. */
export const mondaysFrom = (day: IsoDay, weeks: number): IsoDay[] =>
  Array.from({ length: weeks }, (_, week) => addDays(mondayOf(day), 7 * week));

/** A week as the desk plans it; `today` tells when it is served next. */
export const presentWeek = (
  row: MenuWeekRow,
  menuCycle: MenuCycle,
  today: IsoDay,
): AdminMenuWeek => ({
  id: row.id,
  cyclePosition: row.cycle_position,
  weekStart: row.week_start,
  version: row.version,
  days: row.days,
  nextServed: row.week_start
    ? row.week_start >= mondayOf(today)
      ? row.week_start
      : null
    : (mondaysFrom(today, WEEKS_AHEAD).find((monday) => servedWeek(menuCycle, monday) === row.id) ??
      null),
  updatedAt: row.updated_at.toString(),
});

/**
 * Adds a week to the end of the cycle, or plans the week of a day, which then begins with what would
 * have been served (docs/rules.md#the-cycle-of-weeks). The week that is served today stays the
 * same: a longer cycle is turned so that its present week does not change.
 */
export async function addWeek(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminWeeklyMenus.create>,
): Promise<AdminMenuWeek | Refusal> {
  const menuCycle = await lockMenuCycle(ctx.db);
  const today = dayOf(ctx.now);
  const monday = body.weekStart ? mondayOf(body.weekStart) : null;
  if (monday && monday < mondayOf(today))
    return refuse('week_past', { date: formatDate(monday) }, { field: 'weekStart' });
  if (monday && menuCycle.dated.has(monday))
    return refuse('week_exists', { date: formatDate(monday) }, { field: 'weekStart' });

  const source = body.copyOf ?? (monday ? dueInCycle(menuCycle, monday) : undefined);
  const copied = source ? await findMenuWeek(ctx.db, source) : undefined;
  if (body.copyOf && !copied) return refuse('not_found', {}, { field: 'copyOf' });

  const id = await insertWeek(ctx.db, monday, ctx.now);
  if (copied) await storeWeekDays(ctx.db, id, copied.days, ctx.now);
  if (!monday) await keepServing(ctx, menuCycle);

  const stored = await findMenuWeek(ctx.db, id);
  if (!stored) throw new Error('a week that was just added is not there');
  const after = presentWeek(stored, await readMenuCycle(ctx.db), today);
  await recordAudit(ctx, { action: 'create', resource: 'weekly-menus', id, after });
  return after;
}

/**
 * Stores what a week serves, whole. Whoever saves names the version that they read: what somebody
 * else has changed meanwhile is not written over.
 */
export async function saveWeek(
  ctx: StaffWrite,
  { params: { id }, body }: InputOf<typeof adminWeeklyMenus.update>,
): Promise<AdminMenuWeek | Refusal> {
  const before = await lockMenuWeek(ctx.db, id);
  if (!before) return refuse('not_found');
  if (body.version !== before.version) return refuse('conflict');
  const wanted = body.days.flat().map(({ dishId }) => dishId);
  const held = await lockDishes(ctx.db, wanted);
  if (wanted.some((dishId) => !held.has(dishId))) return refuse('dish_unknown');
  const forNobody = findServedToNobody(body.days, held);
  if (forNobody) return forNobody;
  await storeWeekDays(ctx.db, id, body.days, ctx.now);
  const stored = (await findMenuWeek(ctx.db, id)) ?? before;
  const [menuCycle, today] = [await readMenuCycle(ctx.db), dayOf(ctx.now)];
  const after = presentWeek(stored, menuCycle, today);
  await recordAudit(ctx, {
    action: 'update',
    resource: 'weekly-menus',
    id,
    before: presentWeek(before, menuCycle, today),
    after,
  });
  return after;
}

/** Refuses a dish that its own diets leave nobody for on some day; the desk would cook it for no one. */
function findServedToNobody(
  days: readonly (readonly MenuEntry[])[],
  held: ReadonlyMap<string, LockedDish>,
): Refusal | undefined {
  for (const [day, entries] of days.entries()) {
    for (const [place, { dishId, servedTo }] of entries.entries()) {
      const dish = held.get(dishId);
      if (!dish || servedDiets(dish.diets, servedTo).length > 0) continue;
      const details = { name: dish.name, day: MENU_DAYS[day] ?? '' };
      return refuse('served_to_nobody', details, { field: `days.${day}.${place}.servedTo` });
    }
  }
  return undefined;
}

/** Turns the cycle so that a week of it, from 1, is due this week. */
export async function startCycleAt(ctx: StaffWrite, position: number): Promise<void> {
  const monday = mondayOf(dayOf(ctx.now));
  const cycleAnchor = addDays(monday, -7 * (position - 1));
  await storeSettings(ctx.db, 'menu', { cycleAnchor }, ctx.now);
}

/**
 * After the cycle became longer or shorter: what was due this week is due still. A week that was
 * taken out gives its place to the one that follows.
 */
export async function keepServing(ctx: StaffWrite, before: MenuCycle): Promise<void> {
  const due = dueInCycle(before, mondayOf(dayOf(ctx.now)));
  if (!due) return;
  const { cycle } = await readMenuCycle(ctx.db);
  if (cycle.length === 0) return;
  const kept = cycle.indexOf(due);
  const place = kept >= 0 ? kept : before.cycle.indexOf(due) % cycle.length;
  await startCycleAt(ctx, place + 1);
}
