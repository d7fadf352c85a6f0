import { type Kysely, sql, type Transaction } from 'kysely';
import type { AdminPlanGroup } from '#contract/money/desk-plan-groups.ts';
import type { PlanType } from '#contract/money/plans.ts';
import type { Box } from '#contract/tiffin/box.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { SUBSCRIPTIONS_APPROVED } from '#domain/tiffin/subscription-states.ts';

const instant = (at: Temporal.Instant) => at.toString();

/**
 * Plan groups with their variants in two queries, in their order on the page. `onlyActive` leaves
 * out what is switched off, and groups that have nothing left to offer.
 */
export async function listPlanGroups(
  db: Kysely<DB>,
  filter: { onlyActive?: boolean; planType?: PlanType; ids?: readonly string[] } = {},
): Promise<AdminPlanGroup[]> {
  let groupQuery = db.selectFrom('plan_groups').selectAll();
  if (filter.onlyActive) groupQuery = groupQuery.where('is_active', '=', true);
  if (filter.planType) groupQuery = groupQuery.where('plan_type', '=', filter.planType);
  if (filter.ids) groupQuery = groupQuery.where('id', 'in', [...filter.ids]);
  let variantQuery = db
    .selectFrom('plan_variants')
    .selectAll()
    .where('plan_group_id', 'in', groupQuery.clearSelect().select('id'));
  if (filter.onlyActive) variantQuery = variantQuery.where('is_active', '=', true);
  const [groups, variants] = await Promise.all([
    groupQuery.orderBy('sort_order').orderBy('name').execute(),
    variantQuery.orderBy('sort_order').orderBy('price_cents', 'desc').execute(),
  ]);

  return groups
    .map((group) => ({
      id: group.id,
      name: group.name,
      description: group.description,
      planType: group.plan_type,
      isActive: group.is_active,
      isPopular: group.is_popular,
      popularBadge: group.popular_badge,
      theme: group.theme,
      sortOrder: group.sort_order,
      createdAt: instant(group.created_at),
      updatedAt: instant(group.updated_at),
      variants: variants
        .filter((variant) => variant.plan_group_id === group.id)
        .map((variant) => ({
          id: variant.id,
          billingCycle: variant.billing_cycle,
          price: variant.price_cents,
          totalPrice: variant.total_price_cents,
          currency: variant.currency,
          tiffinCount: variant.tiffin_count,
          unit: variant.unit,
          features: variant.features as { text: string; isActive: boolean }[],
          box: variant.box as Box | null,
          isActive: variant.is_active,
          deliveryCharge: variant.delivery_charge_cents,
          taxPercentage: variant.tax_basis_points,
          discountPercentage:
            variant.discount_percentage === null ? null : Number(variant.discount_percentage),
        })),
    }))
    .filter((group) => !filter.onlyActive || group.variants.length > 0);
}

/** A tiffin variant that is on offer now, with its group's name, as it will be written on the sale. */
export async function findPlanOnSale(db: Kysely<DB>, planGroupId: string, planVariantId: string) {
  return db
    .selectFrom('plan_variants as variant')
    .innerJoin('plan_groups as group', 'group.id', 'variant.plan_group_id')
    .where('variant.id', '=', planVariantId)
    .where('group.id', '=', planGroupId)
    .where('group.plan_type', '=', 'tiffin')
    .where('group.is_active', '=', true)
    .where('variant.is_active', '=', true)
    .select([
      'variant.billing_cycle',
      'variant.price_cents',
      'variant.tiffin_count',
      'variant.delivery_charge_cents',
      'variant.tax_basis_points',
      'variant.box',
      'group.name as plan_name',
    ])
    .executeTakeFirst();
}

/** Whether any subscription was sold from a group, or from one of these variants. */
export async function wasSold(
  db: Kysely<DB>,
  sold: { planGroupId?: string; variantIds?: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ sold: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM subscriptions
      WHERE plan_group_id = ${sold.planGroupId ?? null}::uuid
        OR plan_variant_id = ANY(${[...(sold.variantIds ?? [])]}::uuid[])
    ) AS sold`.execute(db);
  return rows[0]?.sold ?? false;
}

type PlanGroupToStore = Omit<
  AdminPlanGroup,
  'id' | 'createdAt' | 'updatedAt' | 'popularBadge' | 'variants'
> & {
  popularBadge?: string | null | undefined;
  variants: readonly (Omit<
    AdminPlanGroup['variants'][number],
    'id' | 'currency' | 'box' | 'totalPrice' | 'discountPercentage'
  > & {
    id?: string | undefined;
    /** Undefined: as it was. */
    box?: Box | null | undefined;
    totalPrice?: number | null | undefined;
    discountPercentage?: number | null | undefined;
  })[];
};

/** Stores a group with its variants in their order, new or changed; answers the group's id. */
export async function storePlanGroup(
  tx: Transaction<DB>,
  id: string | null,
  group: PlanGroupToStore,
  removedVariants: readonly string[],
  at: Temporal.Instant,
): Promise<string> {
  const columns = {
    name: group.name,
    description: group.description,
    plan_type: group.planType,
    is_active: group.isActive,
    is_popular: group.isPopular,
    popular_badge: group.popularBadge || null,
    theme: group.theme,
    sort_order: group.sortOrder,
    updated_at: at,
  };
  const stored = id
    ? await tx
        .updateTable('plan_groups')
        .set(columns)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('plan_groups')
        .values({ ...columns, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (removedVariants.length > 0) {
    await tx
      .deleteFrom('plan_variants')
      .where('id', 'in', [...removedVariants])
      .execute();
  }
  for (const [index, variant] of group.variants.entries()) {
    const values = {
      plan_group_id: stored.id,
      billing_cycle: variant.billingCycle,
      price_cents: variant.price,
      total_price_cents: variant.totalPrice ?? null,
      tiffin_count: variant.tiffinCount,
      unit: variant.unit,
      features: JSON.stringify(variant.features),
      ...(variant.box !== undefined && { box: variant.box && JSON.stringify(variant.box) }),
      is_active: variant.isActive,
      delivery_charge_cents: variant.deliveryCharge,
      tax_basis_points: variant.taxPercentage,
      discount_percentage: variant.discountPercentage ?? null,
      sort_order: index,
      updated_at: at,
    };
    if (variant.id) {
      await tx.updateTable('plan_variants').set(values).where('id', '=', variant.id).execute();
    } else {
      await tx
        .insertInto('plan_variants')
        .values({ ...values, created_at: at })
        .execute();
    }
  }
  return stored.id;
}

/**
 * Gives the boxes of a group's variants to what was sold of them while nobody had said what is in
 * the box; what was sold with a box keeps it. Answers how many subscriptions learnt it.
 */
export async function updateSoldBoxes(tx: Transaction<DB>, planGroupId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT subscription.id FROM subscriptions subscription
    JOIN plan_variants variant ON variant.id = subscription.plan_variant_id
    WHERE variant.plan_group_id = ${planGroupId} AND subscription.box IS NULL AND variant.box IS NOT NULL
    ORDER BY subscription.id FOR UPDATE OF subscription`.execute(tx);
  if (rows.length === 0) return 0;
  await sql`
    UPDATE subscriptions SET box = variant.box FROM plan_variants variant
    WHERE variant.id = subscriptions.plan_variant_id
      AND subscriptions.id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  return rows.length;
}

/** The boxes that the menu has to fill: of the plans on offer and of what is sold and not used up. */
export async function listPromisedBoxes(db: Kysely<DB>): Promise<{ planName: string; box: Box }[]> {
  const { rows } = await sql<{ planName: string; box: Box }>`
    WITH offered AS MATERIALIZED (
      SELECT variant.id, plan.name AS "planName", variant.box, ROW(variant.box) AS bytes
      FROM plan_variants variant
      JOIN plan_groups plan ON plan.id = variant.plan_group_id
      WHERE plan.is_active AND variant.is_active AND plan.plan_type = 'tiffin' AND variant.box IS NOT NULL
    )
    SELECT "planName", box FROM offered
    UNION
    -- What is sold as it is on offer, hundreds of equal boxes, is left out before the rest is sorted. It is
    -- seen by the bytes of the box: to compare what is in it takes ten times as long.
    SELECT sold.plan_name, sold.box FROM subscriptions sold
    LEFT JOIN offered ON offered.id = sold.plan_variant_id AND offered."planName" = sold.plan_name
    WHERE sold.status IN (${literals(SUBSCRIPTIONS_APPROVED)}) AND sold.available + sold.reserved > 0
      AND sold.box IS NOT NULL AND (offered.id IS NULL OR offered.bytes *<> ROW(sold.box))
    ORDER BY 1`.execute(db);
  return rows;
}
