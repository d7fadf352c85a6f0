import type { Kysely } from 'kysely';
import { readMenuOfDay } from '#api/kitchen/menu-of-day.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { DB } from '#db/types.ts';
import { type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import { fillBox } from '#domain/tiffin/box.ts';

/** The names of the dishes that a day's menu puts into any of these boxes, in its order. */
export async function dishesOfDay(
  db: Kysely<DB>,
  day: IsoDay,
  boxes: readonly { box: Box | null; diet: Diet }[],
): Promise<string[]> {
  const menu = await readMenuOfDay(db, day);
  const packed = boxes.flatMap(({ box, diet }) =>
    fillBox(box, { menu, diet, weekday: weekdayOf(day) }).fillings.map(({ place }) => place),
  );
  return menu.filter((_, place) => packed.includes(place)).map(({ name }) => name);
}
