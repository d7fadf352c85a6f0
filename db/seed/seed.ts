import { type Kysely, sql, type Transaction } from 'kysely';
import { storeSettings } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { DEFAULT_CATERING, DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import type { DB } from '../types.ts';
import { CATERING_OPTIONS } from './catering-options.ts';
import { closuresFrom } from './closures.ts';
import { HST, PLAN_GROUPS } from './plan-groups.ts';
import { seedSiteIfMissing } from './seed-site.ts';
import { SNACKS } from './snacks.ts';

/** Taken by whoever fills an empty database, until the end of its transaction. */
export const LOCK_FILLING = `SELECT pg_advisory_xact_lock(hashtext('dabba seed'))`;

/**
 * Fills an empty database with what a kitchen needs to open: settings, business profile, plans,
 * snacks, opening hours and holidays. The catering menu and what the public site tells are filled
 * also where an older version has left them out. Answers whether the database was empty. All or
 * nothing, and one of many nodes that start together does it. The settings tell an empty database
 * from a used one, because the desk can delete every plan and closure but never a settings row.
 */
export async function seedIfEmpty(db: Kysely<DB>, now: Temporal.Instant): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    await sql.raw(LOCK_FILLING).execute(tx);
    const filled = await fillIfEmpty(tx, now);
    await seedCateringIfMissing(tx, now);
    await seedSiteIfMissing(tx, now);
    return filled;
  });
}

async function fillIfEmpty(tx: Transaction<DB>, now: Temporal.Instant): Promise<boolean> {
  const used = await tx.selectFrom('settings').select('name').limit(1).executeTakeFirst();
  if (used) return false;

  await storeSettings(tx, 'kitchen', DEFAULT_SETTINGS, now);
  await storeSettings(tx, 'business', DEFAULT_PROFILE, now);
  await seedPlanGroups(tx);
  await seedSnacks(tx);
  await seedWeeklyTimings(tx);
  await seedClosures(tx, dayOf(now));
  return true;
}

/**
 * Fills the catering menu of a database that has never had one, also of one that was there before
 * catering was. Its settings row tells, because the desk can delete every option.
 */
async function seedCateringIfMissing(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const used = await tx
    .selectFrom('settings')
    .where('name', '=', 'catering')
    .select('name')
    .executeTakeFirst();
  if (used) return;
  await storeSettings(tx, 'catering', DEFAULT_CATERING, now);
  const first = new Map(
    CATERING_OPTIONS.toReversed().map((option) => [option.category, option.name]),
  );
  await tx
    .insertInto('catering_options')
    .values(
      CATERING_OPTIONS.map((option, place) => ({
        category: option.category,
        name: option.name,
        spellings: option.spellings,
        surcharge_cents: option.surcharge,
        portion_amount: option.portion.amount,
        portion_unit: option.portion.unit,
        diets: option.diets,
        is_active: option.isActive,
        is_default: first.get(option.category) === option.name,
        sort_order: place + 1,
      })),
    )
    .execute();
}

async function seedPlanGroups(tx: Transaction<DB>): Promise<void> {
  for (const [place, group] of PLAN_GROUPS.entries()) {
    const { id } = await tx
      .insertInto('plan_groups')
      .values({
        name: group.name,
        description: group.description,
        plan_type: group.planType,
        is_popular: group.isPopular,
        popular_badge: group.popularBadge,
        theme: group.theme,
        sort_order: place + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('plan_variants')
      .values(
        group.variants.map((variant, variantPlace) => ({
          plan_group_id: id,
          billing_cycle: variant.billingCycle,
          price_cents: variant.price,
          total_price_cents: variant.totalPrice,
          tiffin_count: variant.tiffinCount,
          unit: variant.unit,
          features: JSON.stringify(variant.features),
          box: variant.box && JSON.stringify(variant.box),
          delivery_charge_cents: variant.deliveryCharge,
          tax_basis_points: variant.taxBasisPoints,
          discount_percentage: variant.discountPercentage,
          sort_order: variantPlace + 1,
        })),
      )
      .execute();
  }
}

async function seedSnacks(tx: Transaction<DB>): Promise<void> {
  const stored = await tx
    .insertInto('snacks')
    .values(
      SNACKS.map((snack, place) => ({
        slug: snack.slug,
        name: snack.name,
        description: snack.description,
        price_cents: snack.price,
        unit: snack.unit,
        delivery_charge_cents: snack.deliveryCharge,
        tax_basis_points: HST,
        is_spicy: snack.isSpicy,
        preparation_minutes: snack.minutes,
        calories: snack.calories,
        tags: [...snack.tags],
        allergens: [...snack.allergens],
        featured: snack.featured,
        sort_order: place + 1,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  const idOf = new Map(stored.map(({ id, slug }) => [slug, id]));
  await tx
    .insertInto('snack_categories')
    .values(
      SNACKS.flatMap(({ slug, categories }) =>
        categories.map((category) => ({ snack_id: idOf.get(slug) ?? '', category })),
      ),
    )
    .execute();
}

/** Opening hours of one weekday; 1 is Monday, times are Toronto wall clock. */
type SeededTiming = { weekday: number; open: string | null; close: string | null };

/**
 * The contact page's hours (docs/rules.md#hours). The hours in which tiffins are delivered
 * and in which support answers are other sets of hours.
 */
const WEEKLY_TIMINGS: SeededTiming[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '19:00' })),
  { weekday: 6, open: '10:00', close: '17:00' },
  { weekday: 7, open: null, close: null },
];

async function seedWeeklyTimings(tx: Transaction<DB>): Promise<void> {
  await tx
    .insertInto('weekly_timings')
    .values(
      WEEKLY_TIMINGS.map(({ weekday, open, close }) => ({
        weekday,
        open_time: open,
        close_time: close,
        is_closed: open === null,
      })),
    )
    .execute();
}

async function seedClosures(tx: Transaction<DB>, today: IsoDay): Promise<void> {
  await tx
    .insertInto('closures')
    .values(
      closuresFrom(today).map(({ startDay, endDay, reason }) => ({
        start_day: startDay,
        end_day: endDay,
        reason,
      })),
    )
    .execute();
}
