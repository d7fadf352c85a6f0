import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Diet } from '#contract/account/diet.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { cyclePositionOn } from '#domain/menu/weekly-menu.ts';
import type { IsoDay, Weekday } from '#domain/platform/days.ts';

/** A week as its table holds it, with its seven days. */
export type MenuWeekRow = Selectable<DB['menu_weeks']> & { days: MenuEntry[][] };

/** Which weeks there are: the number of the cycle's, and the certain ones with their Mondays. */
export type MenuCycle = {
  anchor: IsoDay;
  /** Ids of the cycle's weeks, in their order. */
  cycle: string[];
  /** Ids of the certain weeks, by their Monday. */
  dated: Map<IsoDay, string>;
};

/** Everything that decides which week is served when. */
export async function readMenuCycle(db: Kysely<DB>): Promise<MenuCycle> {
  const { cycleAnchor } = await readSettings(db, 'menu');
  const weeks = await db
    .selectFrom('menu_weeks')
    .modifyFront(prepared)
    .select(['id', 'cycle_position', 'week_start'])
    .orderBy('cycle_position')
    .execute();
  return {
    anchor: cycleAnchor,
    cycle: weeks.filter((week) => week.cycle_position !== null).map(({ id }) => id),
    dated: new Map(
      weeks.flatMap(({ id, week_start }) => (week_start === null ? [] : [[week_start, id]])),
    ),
  };
}

/**
 * The week that is served in the week of a Monday; undefined while there are none
 * (docs/rules.md#the-cycle-of-weeks).
 */
export function servedWeek(plan: MenuCycle, monday: IsoDay): string | undefined {
  return plan.dated.get(monday) ?? dueInCycle(plan, monday);
}

/** The week of the cycle that is due then, whatever is served instead. */
export function dueInCycle({ cycle, anchor }: MenuCycle, monday: IsoDay): string | undefined {
  return cycle.length === 0 ? undefined : cycle[cyclePositionOn(monday, anchor, cycle.length) - 1];
}

const selectWeeks = (db: Kysely<DB>) =>
  db
    .selectFrom('menu_weeks as week')
    .selectAll('week')
    .select(
      sql<{ weekday: number; dishId: string; isSpecial: boolean; servedTo: Diet[] | null }[]>`(
        SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'dishId', dish_id,
          'isSpecial', is_special, 'servedTo', served_to) ORDER BY weekday, position), '[]')
        FROM menu_entries WHERE week_id = week.id
      )`.as('entries'),
    );

type SelectedWeek = Awaited<ReturnType<ReturnType<typeof selectWeeks>['executeTakeFirstOrThrow']>>;

const toWeek = ({ entries, ...row }: SelectedWeek): MenuWeekRow => ({
  ...row,
  days: Array.from({ length: 7 }, (_, day) =>
    entries
      .filter(({ weekday }) => weekday === day + 1)
      .map(({ dishId, isSpecial, servedTo }) => ({ dishId, isSpecial, servedTo })),
  ),
});

/** The weeks of the cycle in their order, then the certain ones from a Monday on. */
export async function listMenuWeeks(db: Kysely<DB>, from: IsoDay): Promise<MenuWeekRow[]> {
  const rows = await selectWeeks(db)
    .where((where) =>
      where.or([where('cycle_position', 'is not', null), where('week_start', '>=', from)]),
    )
    .orderBy('cycle_position', (order) => order.asc().nullsLast())
    .orderBy('week_start')
    .execute();
  return rows.map(toWeek);
}

/** One week with its seven days. */
export async function findMenuWeek(db: Kysely<DB>, id: string): Promise<MenuWeekRow | undefined> {
  const row = await selectWeeks(db).where('week.id', '=', id).executeTakeFirst();
  return row && toWeek(row);
}

/** The same, locked until the transaction ends. */
export async function lockMenuWeek(
  tx: Transaction<DB>,
  id: string,
): Promise<MenuWeekRow | undefined> {
  await tx.selectFrom('menu_weeks').where('id', '=', id).select('id').forUpdate().execute();
  return findMenuWeek(tx, id);
}

/** Until the transaction ends nobody else adds weeks, takes them out or turns the cycle. */
export async function lockMenuCycle(tx: Transaction<DB>): Promise<MenuCycle> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('dabba menu weeks'))`.execute(tx);
  return readMenuCycle(tx);
}

/** Adds a week without dishes: at the end of the cycle, or for a certain Monday. */
export async function insertWeek(
  tx: Transaction<DB>,
  weekStart: IsoDay | null,
  at: Temporal.Instant,
): Promise<string> {
  const last = sql<number>`(SELECT coalesce(max(cycle_position), 0) + 1 FROM menu_weeks)`;
  const { id } = await tx
    .insertInto('menu_weeks')
    .values({
      week_start: weekStart,
      cycle_position: weekStart === null ? last : null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a week; those of the cycle that come after it move up. */
export async function deleteWeek(tx: Transaction<DB>, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('menu_weeks')
    .where('id', '=', id)
    .returning('cycle_position')
    .executeTakeFirst();
  if (!gone?.cycle_position) return;
  await tx
    .updateTable('menu_weeks')
    .set({ cycle_position: sql`cycle_position - 1` })
    .where('cycle_position', '>', gone.cycle_position)
    .execute();
}

/** Replaces what a week serves, and counts the change. */
export async function storeWeekDays(
  tx: Transaction<DB>,
  id: string,
  days: readonly (readonly MenuEntry[])[],
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('menu_weeks')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('menu_entries').where('week_id', '=', id).execute();
  const entries = days.flatMap((day, weekday) =>
    day.map(({ dishId, isSpecial, servedTo }, position) => ({
      week_id: id,
      weekday: weekday + 1,
      position,
      dish_id: dishId,
      is_special: isSpecial,
      served_to: servedTo,
    })),
  );
  if (entries.length > 0) await tx.insertInto('menu_entries').values(entries).execute();
}

/** What decides on a day whom a dish is served to. */
export type LockedDish = { name: string; diets: Diet[] };

/** Those of these dishes that exist, by id, held against being deleted until the transaction ends. */
export async function lockDishes(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedDish>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('dishes')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name', sql<Diet[]>`diets`.as('diets')])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, ...dish }) => [id, dish]));
}

/** A dish of a week, with the day and for whom it is served. */
export type ServedDishRow = Selectable<DB['dishes']> & {
  weekday: number;
  is_special: boolean;
  served_to: Diet[] | null;
};

const selectServedDishes = (db: Kysely<DB>, weekId: string) =>
  db
    .selectFrom('menu_entries as entry')
    .modifyFront(prepared)
    .innerJoin('dishes as dish', 'dish.id', 'entry.dish_id')
    .where('entry.week_id', '=', weekId)
    .selectAll('dish')
    .select(['entry.weekday', 'entry.is_special'])
    .select(sql<Diet[] | null>`entry.served_to`.as('served_to'))
    .orderBy('entry.weekday')
    .orderBy('entry.position');

/** What a week serves, Monday first, in the order of the plan. */
export const listServedDishes = (db: Kysely<DB>, weekId: string): Promise<ServedDishRow[]> =>
  selectServedDishes(db, weekId).execute();

/** What a week serves on one of its days, in the order of the plan. */
export const listDishesServedOn = (
  db: Kysely<DB>,
  weekId: string,
  weekday: Weekday,
): Promise<ServedDishRow[]> =>
  selectServedDishes(db, weekId).where('entry.weekday', '=', weekday).execute();
