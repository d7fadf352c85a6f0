import { type Kysely, sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import {
  costOfEvent,
  costOfSnackOrder,
  costOfSubscription,
  costOfUnused,
} from '#domain/money/payable-costs.ts';
import {
  balanceOf,
  type PayableBalance,
  type PayableCost,
  type SoldPrice,
} from '#domain/money/settlement.ts';
import { TIFFINS_UNDER_WAY } from '#domain/tiffin/order-states.ts';

/** What is paid for, by the table that it is a row of. */
export type PayableTable = 'subscriptions' | 'snack_orders' | 'catering_inquiries';

/** Which column of `payments` names a row of it. */
export const PAID_BY = {
  subscriptions: 'subscription_id',
  snack_orders: 'snack_order_id',
  catering_inquiries: 'inquiry_id',
} as const satisfies Record<PayableTable, string>;

export const PAYABLE_TABLES = Object.keys(PAID_BY) as PayableTable[];

/** What settling writes to a row, in cents. */
export const SETTLED_COLUMNS = [
  'charge_cents',
  'received_cents',
  'paid_back_cents',
  'reduced_cents',
  'owed_cents',
  'pay_back_due_cents',
] as const;

/** The columns of a balance. */
const COLUMNS = [...SETTLED_COLUMNS, 'waived_cents'] as const;
type BalanceRow = Record<(typeof COLUMNS)[number], number>;

/** The balance that a row was stored with. */
export const balanceOfRow = (row: BalanceRow): PayableBalance => ({
  charge: row.charge_cents,
  received: row.received_cents,
  paidBack: row.paid_back_cents,
  reduced: row.reduced_cents,
  waived: row.waived_cents,
  paid: row.received_cents - row.paid_back_cents,
  owed: row.owed_cents,
  toPayBack: row.pay_back_due_cents,
});

/** What a stored snack order or event would give back if it were cancelled, in cents. */
export const toPayBackIfCancelled = (row: BalanceRow): number =>
  balanceOf({ cents: 0, isAsked: false }, balanceOfRow(row)).toPayBack;

/** Of a `subscription`: how many of its credits are used. */
export const usedCredits = sql<number>`(
  SELECT coalesce(sum(credits_used), 0)::int FROM tiffin_orders
  WHERE tiffin_orders.subscription_id = subscription.id
)`;

/** Of a `subscription`: how many of them are for tiffins that are being cooked or on their way. */
export const underWayCredits = sql<number>`(
  SELECT coalesce(sum(credits_used), 0)::int FROM tiffin_orders
  WHERE tiffin_orders.subscription_id = subscription.id
    AND tiffin_orders.status IN (${literals(TIFFINS_UNDER_WAY)})
)`;

/**
 * Credits of a plan beyond those that were bought, used ones among them. Of a plan that was imported all
 * are: what is owed for it may be for tiffins that were eaten before, and what was paid for the others
 * stands in other books.
 */
export const givenCredits = (plan: {
  tiffin_count: number;
  available: number;
  reserved: number;
  used_credits: number;
  import_id: string | null;
}): number => {
  const bought = plan.import_id === null ? plan.tiffin_count : 0;
  return Math.max(0, plan.used_credits + plan.reserved + plan.available - bought);
};

/** What a plan was bought for, as its row has it. */
export const boughtOfRow = (row: {
  tiffin_count: number;
  subtotal_cents: number;
  delivery_cents: number;
  tax_cents: number;
}) => ({
  tiffinCount: row.tiffin_count,
  subtotal: row.subtotal_cents,
  deliveryFee: row.delivery_cents,
  taxAmount: row.tax_cents,
});

/** What a plan costs as it stands, and what is unused of it once it has ended. */
export function costOfSubscriptionRow(
  row: Parameters<typeof boughtOfRow>[0] &
    Parameters<typeof givenCredits>[0] & { status: SubscriptionStatus; approved_at: unknown },
): Pick<PayableAccount, 'cost' | 'unused'> {
  const bought = boughtOfRow(row);
  const [unused, given] = [row.available, givenCredits(row)];
  const { status } = row;
  const isApproved = row.approved_at !== null;
  const isImported = row.import_id !== null;
  return {
    cost: costOfSubscription(bought, { status, isApproved, unused, given, isImported }),
    unused: status === 'cancelled' && isApproved ? costOfUnused(bought, unused, given) : null,
  };
}

/** A thing that is paid for: what it was sold for, what it costs as it stands, and its stored balance. */
export type PayableAccount = {
  id: string;
  sold: SoldPrice;
  /** What is unused of a plan that has ended. */
  unused: SoldPrice | null;
  cost: PayableCost;
  stored: PayableBalance;
};

/** Reads what things of one kind cost as they stand. */
export async function readPayables(
  db: Kysely<DB>,
  table: PayableTable,
  ids: readonly string[],
): Promise<PayableAccount[]> {
  if (ids.length === 0) return [];
  return READ[table](db, ids);
}

const READ: Record<
  PayableTable,
  (db: Kysely<DB>, ids: readonly string[]) => Promise<PayableAccount[]>
> = {
  subscriptions: async (db, ids) => {
    const rows = await db
      .selectFrom('subscriptions as subscription')
      .where('subscription.id', 'in', [...ids])
      .select([...COLUMNS, 'id', 'status', 'approved_at', 'available', 'reserved', 'tiffin_count'])
      .select(['subtotal_cents', 'delivery_cents', 'tax_cents', 'total_cents', 'import_id'])
      .select(usedCredits.as('used_credits'))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      sold: { total: row.total_cents, taxAmount: row.tax_cents },
      ...costOfSubscriptionRow(row),
      stored: balanceOfRow(row),
    }));
  },
  snack_orders: async (db, ids) => {
    const rows = await db
      .selectFrom('snack_orders')
      .where('id', 'in', [...ids])
      .select([...COLUMNS, 'id', 'status', 'tax_cents', 'total_cents'])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      sold: { total: row.total_cents, taxAmount: row.tax_cents },
      unused: null,
      cost: costOfSnackOrder(row.total_cents, row.status),
      stored: balanceOfRow(row),
    }));
  },
  catering_inquiries: async (db, ids) => {
    const rows = await db
      .selectFrom('catering_inquiries as inquiry')
      .leftJoin('catering_quotes as accepted', (join) =>
        join
          .onRef('accepted.inquiry_id', '=', 'inquiry.id')
          .on('accepted.accepted_at', 'is not', null),
      )
      .where('inquiry.id', 'in', [...ids])
      .select([...COLUMNS, 'inquiry.id', 'inquiry.status'])
      .select(['accepted.total_cents as accepted_cents', 'accepted.tax_cents as accepted_tax'])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      sold: { total: row.accepted_cents ?? 0, taxAmount: row.accepted_tax ?? 0 },
      unused: null,
      cost: costOfEvent(row.accepted_cents, row.status),
      stored: balanceOfRow(row),
    }));
  },
};
