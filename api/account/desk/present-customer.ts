import type { Kysely } from 'kysely';
import { readRunOut } from '#api/account/customer-home.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminCustomer, AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import type { MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countOrders, lockWholeAccount } from '#db/account/accounts.ts';
import {
  type AdminCustomerRow,
  findAdminCustomer,
  insertCustomerStep,
  listCustomerSteps,
  readSignIns,
} from '#db/account/admin-customers.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import { listDoubles } from '#db/account/doubles.ts';
import { findInvitationEnd } from '#db/account/invitations.ts';
import { findLastChoice } from '#db/account/mail-choices.ts';
import { findMergedInto } from '#db/account/merge-customers.ts';
import { findStopNotedBy, listOptOuts, readOpenChannels } from '#db/kitchen/gateways.ts';
import { listOpenMatters } from '#db/money/outstanding-money.ts';
import { listOwnSubscriptions } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { dietsDiffer } from '#domain/account/diets.ts';
import { customerName } from '#domain/account/full-name.ts';
import { loyaltyPoints } from '#domain/account/loyalty.ts';
import type { AuditAction } from '#domain/kitchen/audit/audit-sentences.ts';
import { channelOf, type OpenChannels } from '#domain/kitchen/channels.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** A customer as the desk's lists show them. */
export function presentAdminCustomer(row: AdminCustomerRow): AdminCustomer {
  return {
    id: row.id,
    name: customerName(row),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    address: row.address?.text ?? null,
    ...detailsOf(row.address),
    diet: row.diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    tags: row.tags,
    birthday: row.birthday,
    wishedChannel: row.wished_channel,
    wantsOffers: settingsOf(row.settings).notifications.promotions,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    disabled: row.disabled_at !== null,
    erased: row.erased_at !== null,
    leavingOn: row.deletion_day,
    subscriptionCount: row.subscription_count,
    availableCredits: row.available_credits,
    lastOrderDay: row.last_order_day,
    owed: row.owed_cents,
    createdAt: row.created_at.toString(),
  };
}

/**
 * What still runs, is booked or owed for a customer, in words that say what to do: with any of it an
 * account is not anonymised at the desk.
 */
export async function describeOpenMatters(db: Kysely<DB>, customerId: string): Promise<string[]> {
  return (await listOpenMatters(db, customerId)).map(({ kind, number, day, cents }) => {
    const on = day ? ` of ${formatDay(day)}` : '';
    if (kind === 'plan') return `end plan ${number}`;
    if (kind === 'pay_back') return `pay back ${formatMoney(cents ?? 0)} for ${number}`;
    if (kind === 'inquiry') return `cancel or complete inquiry ${number}${on}`;
    return `deliver or cancel ${number}${on}`;
  });
}

/** The same with all about the account: a fixed number of queries, however much was ordered. */
export async function presentWhole(
  db: Kysely<DB>,
  row: AdminCustomerRow,
  now: Temporal.Instant,
): Promise<AdminCustomerDetails> {
  const signIns = await readSignIns(db, row, now);
  const counts = await countOrders(db, row.id);
  const steps = await listCustomerSteps(db, row.id);
  const invited = await findInvitationEnd(db, row.id, now);
  const optedOut = await listOptOuts(db, row.phone);
  const offers = await findLastChoice(db, row.id, 'promotions');
  const doubles = await listDoubles(db, [row.id]);
  return {
    ...presentAdminCustomer(row),
    emailVerifiedAt: row.email_verified_at?.toString() ?? null,
    hasPassword: row.password_hash !== null,
    hasGoogle: row.google_sub !== null,
    invitedUntil: invited?.toString() ?? null,
    newsBy: newsChannelOf(row, optedOut, await readOpenChannels(db)),
    optedOut,
    stopNotedBy: await findStopNotedBy(db, row.phone),
    getsOptionalMails: settingsOf(row.settings).notifications.email,
    offersSaid: offers
      ? {
          ...{ isOn: offers.is_on, at: offers.at.toString(), how: offers.how },
          ...{ toldOn: offers.told_on, actor: offers.actor },
        }
      : null,
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
      action,
      reason,
      actor,
      at: at.toString(),
    })),
    runOut: await readRunOut({ db, now }, row.id),
    doubles: doubles.get(row.id) ?? [],
    otherDiets: await listOtherDiets(db, row),
    toSettle: await describeOpenMatters(db, row.id),
  };
}

/** How news of their orders reaches a customer; null where they have turned that off. */
function newsChannelOf(
  row: AdminCustomerRow,
  optedOut: readonly PhoneChannel[],
  open: OpenChannels,
): MailChannel | null {
  const { notifications } = settingsOf(row.settings);
  const phoneVerified = row.phone_verified_at !== null;
  const channel = channelOf(
    { ...row, notifications, optedOut, phoneVerified, wishedChannel: row.wished_channel },
    true,
    open,
  );
  const isWanted = notifications.orderUpdates && (channel !== 'email' || notifications.email);
  return isWanted ? channel : null;
}

/** The customer's running plans that are cooked for another diet than is on record of whom they are for. */
async function listOtherDiets(db: Kysely<DB>, { id }: AdminCustomerRow) {
  const plans = await listOwnSubscriptions(db, id);
  return plans
    .filter((plan) => dietsDiffer(plan, plan.profile_diet))
    .map((plan) => ({
      id: plan.id,
      number: plan.number,
      planName: plan.plan_name,
      memberName: plan.member_name,
      diet: plan.diet,
      profileDiet: plan.profile_diet,
    }))
    .sort((one, other) => (one.number < other.number ? -1 : 1));
}

/** Why there is no such customer: the account became part of another one, or never was. */
export async function missingCustomer(
  db: Parameters<typeof findMergedInto>[0],
  id: string,
): Promise<Refusal> {
  const who = await findMergedInto(db, id);
  return who === undefined ? refuse('not_found') : refuse('customer_merged', { who });
}

/**
 * The frame of what the desk does with a customer: lock the account, run the command, write the audit
 * log with what changed, answer it as it is now. Nobody is left in an erased one.
 */
export async function withCustomer(
  ctx: StaffWrite,
  id: string,
  action: AuditAction<'customers'>,
  command: (row: AdminCustomerRow) => Promise<Refusal | null>,
): Promise<AdminCustomerDetails | Refusal> {
  await lockWholeAccount(ctx.db, id);
  const before = await findAdminCustomer(ctx.db, id);
  if (!before) return missingCustomer(ctx.db, id);
  if (before.erased_at) return refuse('customer_erased');
  const refusal = await command(before);
  if (refusal) return refusal;
  const after = (await findAdminCustomer(ctx.db, id)) ?? before;
  await recordAudit(ctx, {
    action,
    resource: 'customers',
    id,
    before: presentAdminCustomer(before),
    after: presentAdminCustomer(after),
  });
  return presentWhole(ctx.db, after, ctx.now);
}

/** Writes down what was done with an account, by whom and why. */
export const noteStep = (
  ctx: StaffWrite,
  id: string,
  action: Parameters<typeof insertCustomerStep>[2]['action'],
  reason: string,
): Promise<void> =>
  insertCustomerStep(ctx.db, id, { action, reason, actor: ctx.caller.name, at: ctx.now });
