import { type Kysely, sql } from 'kysely';
import type { Box } from '#contract/tiffin/box.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { KnownBoxes } from '#domain/kitchen/cooking.ts';
import type { DB } from '../types.ts';

/**
 * The names of all plans, and every box of a subscription that was not over before a day; whoever came
 * first is first. Nothing of it depends on what is booked.
 */
export async function listKnownBoxes(db: Kysely<DB>, day: IsoDay): Promise<KnownBoxes> {
  const plans = await db
    .selectFrom('plan_groups')
    .select('name')
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const sold = await db
    .selectFrom('subscriptions')
    .where(({ or, eb }) =>
      or([
        eb('ended_at', 'is', null),
        eb('ended_at', '>=', sql<Temporal.Instant>`${day}::date::timestamptz`),
      ]),
    )
    .select(['plan_name as planName', 'box'])
    .$narrowType<{ box: Box | null }>()
    .groupBy(['plan_name', 'box'])
    .orderBy(({ fn }) => fn.min('created_at'))
    .orderBy(({ fn }) => fn.min('number'))
    .execute();
  return { planNames: plans.map(({ name }) => name), sold };
}
