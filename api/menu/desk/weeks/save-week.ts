import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek, adminWeeklyMenus, MenuEntry } from '#contract/menu/desk/weekly-menus.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  findWeek,
  type HeldDish,
  holdDishes,
  lockWeek,
  readWeekPlan,
  storeWeekDays,
} from '#db/menu/menu-weeks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { MENU_DAYS, servedDiets } from '#domain/menu/weekly-menu.ts';
import { presentWeek } from './present.ts';

/**
 * Stores what a week serves, whole. Whoever saves names the version that they read: what somebody
 * else has changed meanwhile is not written over.
 */
export async function saveWeek(
  ctx: StaffWrite,
  { params: { id }, body }: InputOf<typeof adminWeeklyMenus.update>,
): Promise<AdminMenuWeek | Refusal> {
  const before = await lockWeek(ctx.db, id);
  if (!before) return refuse('not_found');
  if (body.version !== before.version) return refuse('conflict');
  const wanted = body.days.flat().map(({ dishId }) => dishId);
  const held = await holdDishes(ctx.db, wanted);
  if (wanted.some((dishId) => !held.has(dishId))) return refuse('dish_unknown');
  const forNobody = findServedToNobody(body.days, held);
  if (forNobody) return forNobody;
  await storeWeekDays(ctx.db, id, body.days, ctx.now);
  const stored = (await findWeek(ctx.db, id)) ?? before;
  const [plan, today] = [await readWeekPlan(ctx.db), dayOf(ctx.now)];
  const after = presentWeek(stored, plan, today);
  await recordAudit(ctx, {
    action: 'update',
    resource: 'weekly-menus',
    id,
    before: presentWeek(before, plan, today),
    after,
  });
  return after;
}

/** Refuses a dish that its own diets leave nobody for on some day; the desk would cook it for no one. */
function findServedToNobody(
  days: readonly (readonly MenuEntry[])[],
  held: ReadonlyMap<string, HeldDish>,
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
