import type { Kysely } from 'kysely';
import type { Diet } from '#contract/account/accounts.ts';
import { listBoxesToCome } from '#db/kitchen/kitchen-days.ts';
import type { DB } from '#db/types.ts';
import { type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import { fillBox } from '#domain/tiffin/box.ts';
import { readMenuOfDay } from './menu-of-day.ts';

/**
 * The days of a range for which the menu lacks something that a sold box promises, and how many
 * tiffins that concerns. Days for which no menu is planned yet are among them.
 */
export async function listShortMenus(
  db: Kysely<DB>,
  from: IsoDay,
  to: IsoDay,
): Promise<{ date: IsoDay; tiffins: number }[]> {
  const byDay = Map.groupBy(await listBoxesToCome(db, from, to), ({ day }) => day);
  const days = await Promise.all(
    [...byDay].map(async ([date, boxes]) => {
      const at = { menu: await readMenuOfDay(db, date), weekday: weekdayOf(date) };
      const short = boxes.filter(
        ({ box, diet }) => fillBox(box, { ...at, diet: diet as Diet }).short.length > 0,
      );
      return { date, tiffins: short.reduce((sum, { tiffins }) => sum + tiffins, 0) };
    }),
  );
  return days
    .filter(({ tiffins }) => tiffins > 0)
    .sort((one, other) => one.date.localeCompare(other.date));
}
