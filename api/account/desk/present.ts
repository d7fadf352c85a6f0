import type { Kysely } from 'kysely';
import type { Diet } from '#contract/account/accounts.ts';
import type { AdminCustomer, AdminCustomerWhole, CustomerStep } from '#contract/account/desk/customers.ts';
import { countOrders } from '#db/account/accounts.ts';
import { listCustomerSteps } from '#db/account/customer-steps.ts';
import { type DeskCustomerRow, readSignIns } from '#db/account/desk-customers.ts';
import type { DB } from '#db/types.ts';
import { loyaltyPoints } from '#domain/account/loyalty.ts';
import { RUNNING } from '#domain/tiffin/diets.ts';
import { listToSettle } from './to-settle.ts';

/** A customer as the desk's lists show them. */
export function presentCustomer(row: DeskCustomerRow): AdminCustomer {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    address: row.address,
    diet: row.diet as Diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    disabled: row.disabled_at !== null,
    erased: row.erased_at !== null,
    leavingOn: row.deletion_day,
    subscriptionCount: row.subscription_count,
    availableCredits: row.available_credits,
    createdAt: row.created_at.toString(),
  };
}

/** The same with all about the account: a fixed number of queries, however much was ordered. */
export async function presentWhole(
  db: Kysely<DB>,
  row: DeskCustomerRow,
  now: Temporal.Instant,
): Promise<AdminCustomerWhole> {
  const signIns = await readSignIns(db, row, now);
  const counts = await countOrders(db, row.id);
  const steps = await listCustomerSteps(db, row.id);
  return {
    ...presentCustomer(row),
    emailVerifiedAt: row.email_verified_at?.toString() ?? null,
    hasPassword: row.password_hash !== null,
    lastSignInAt: signIns.lastSignInAt?.toString() ?? null,
    lastSeenAt: signIns.lastSeenAt?.toString() ?? null,
    liveSessions: signIns.liveSessions,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at?.toString() ?? null,
    totalOrders: counts.tiffinOrders + counts.snackOrders + counts.cateringInquiries,
    loyaltyPoints: loyaltyPoints(counts),
    mergedAccounts: signIns.merged,
    steps: steps.map(({ id, action, reason, actor, at }) => ({
      id,
      action: action as CustomerStep['action'],
      reason,
      actor,
      at: at.toString(),
    })),
    otherDiets: await listOtherDiets(db, row),
    toSettle: await listToSettle(db, row.id),
  };
}

/** The customer's running plans that are cooked for another diet than the profile says. */
async function listOtherDiets(db: Kysely<DB>, { id, diet }: DeskCustomerRow) {
  const plans = await db
    .selectFrom('subscriptions')
    .where('customer_id', '=', id)
    .where('status', 'in', RUNNING)
    .where('diet', '<>', diet)
    .select(['id', 'number', 'plan_name as planName', 'diet'])
    .orderBy('number')
    .execute();
  return plans.map((plan) => ({ ...plan, diet: plan.diet as Diet }));
}
