import type { Kysely } from 'kysely';
import { redeemCode } from '#api/account/request-code.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { verifyPassword } from '#api/account/sign-in/passwords.ts';
import { presentCustomer } from '#api/account/sign-in/present-customer.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { UnusedSubscription } from '#api/kitchen/mail/mail-details.ts';
import type { CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction } from '#api/platform/http/handler.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { soldCreditsOf } from '#api/tiffin/subscriptions/cancel.ts';
import { accountDeletion, type DeletionEffects } from '#contract/account/account-deletion.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  lastPromisedEvent,
  listBookedTiffins,
  listRunning,
  withdrawDeletionRequest,
  storeDeletionRequest as writeAsked,
} from '#db/account/account-deletion.ts';
import { type CustomerRow, findCustomer, lockCustomer } from '#db/account/accounts.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { deletionDay, notBeforeEvent } from '#domain/account/account-deletion.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { dayOf, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { cancellationQuote } from '#domain/tiffin/cancellation-quote.ts';

const WRONG = refuse('current_password_wrong', {}, { field: 'password' });

/**
 * Whether whoever asks is the owner of the account, not just of its open session: by the password,
 * where guesses count as signing in does, or without one by a code that its address was sent. Null
 * when they are.
 */
async function checkIdentity(
  ctx: OwnContextOf<typeof accountDeletion.ask>,
  { body: { password, code, askings } }: InputOf<typeof accountDeletion.ask>,
  account: CustomerRow,
): Promise<Refusal | null> {
  const { db, now, caller } = ctx;
  const { email } = caller;
  const { password_hash: stored } = account;
  if (stored === null) {
    const taken = await redeemCode(db, { email, code: code ?? '', askings }, now, async () => null);
    return taken;
  }
  const attempt = { audience: 'customer', email } as const;
  const known = await limitSignIns(ctx, attempt, async () =>
    (await verifyPassword(password ?? '', stored)) ? account : null,
  );
  if (!isRefusal(known)) return null;
  return known.refused === 'invalid_credentials' ? WRONG : known;
}

/**
 * What still runs for a customer, and what becomes of it on the day on which they are erased: the
 * `planned` one, else the one that it would be if they asked now.
 */
async function deletionEffects(
  db: Kysely<DB>,
  customerId: string,
  now: Temporal.Instant,
  planned: IsoDay | null,
): Promise<DeletionEffects> {
  const today = dayOf(now);
  const event = await lastPromisedEvent(db, customerId, today);
  const asked = planned ?? deletionDay(now);
  const day = notBeforeEvent(asked, event);
  const { subscriptions, snackOrders, inquiries } = await listRunning(db, customerId, today);
  const tiffins = await listBookedTiffins(db, customerId, today);
  const kitchen = await loadKitchen({ db, now });

  return {
    day,
    waitsForEvent: day === asked ? null : event,
    tiffins: tiffins.map((order) => ({
      orderNumber: order.number,
      day: order.delivery_day,
      slot: order.slot,
      quantity: order.quantity,
      comes: order.delivery_day < day,
    })),
    plans: subscriptions.map((subscription) => {
      const unusedCredits = tiffins
        .filter((order) => order.subscription_id === subscription.id && order.delivery_day >= day)
        .reduce((credits, order) => credits + order.credits_held, subscription.available);
      return {
        number: subscription.number,
        planName: subscription.plan_name,
        waiting: subscription.status === 'pending_approval',
        unusedCredits,
        payBack: payBackFor(subscription, unusedCredits, now, kitchen),
      };
    }),
    snackOrders: snackOrders.map((order) => ({
      orderNumber: order.number,
      day: order.delivery_day,
      comes: order.delivery_day < day,
    })),
    inquiries: inquiries.map((inquiry) => ({
      inquiryNumber: inquiry.number,
      eventDay: inquiry.event_day,
      promised: inquiry.status === 'confirmed',
    })),
  };
}

/**
 * What the kitchen owes for so many credits of a plan, by the rule of cancelling it; for one that is
 * not approved yet, all that came.
 */
function payBackFor(
  subscription: SubscriptionWithFigures,
  credits: number,
  now: Temporal.Instant,
  kitchen: Kitchen,
): number {
  if (subscription.status === 'pending_approval') return balanceOfRow(subscription).paid;
  const left = { orders: [], available: credits, ...soldCreditsOf(subscription) };
  return cancellationQuote(left, now, kitchen).payBack;
}

/** Plans with credits that nobody eats, as mails name them. */
const unusedSubscriptionsOf = ({ plans }: DeletionEffects): UnusedSubscription[] =>
  plans
    .filter(({ unusedCredits }) => unusedCredits > 0)
    .map(({ number, planName, unusedCredits: credits, payBack }) => ({
      number,
      planName,
      credits,
      payBack,
    }));

/**
 * Begins the leaving of a customer (docs/rules.md#account-deletion): every session ends, a mail
 * says until when they can change their mind, and the kitchen hears what is to be settled with
 * them. Asked again before the day, the day stays.
 */
async function requestDeletion(
  ctx: OwnContextOf<typeof accountDeletion.ask>,
  input: InputOf<typeof accountDeletion.ask>,
) {
  const { db, now, caller } = ctx;
  const account = await findCustomer(db, caller.id);
  if (!account) return refuse('session_expired');
  const refusal = await checkIdentity(ctx, input, account);
  if (refusal) return refusal;

  const day = await inTransaction(db, async (tx) => {
    const { id, first_name: name } = account;
    const locked = await lockCustomer(tx, id);
    if (!locked) return null;
    const left = await deletionEffects(tx, id, now, locked.deletion_day);
    const plans = unusedSubscriptionsOf(left);
    await revokeSessionsOf(tx, { customerId: id }, now);
    if (locked.deletion_day) return left.day;
    await writeAsked(tx, id, { at: now, day: left.day });
    await enqueueMail(tx, {
      kind: 'account_deletion_asked',
      customerId: id,
      details: { name, day: left.day, plans },
    });
    if (plans.length > 0) {
      await enqueueMail(tx, {
        kind: 'customer_leaving',
        toKitchen: true,
        details: { customerId: id, day: left.day, stays: false, plans },
      });
    }
    return left.day;
  });
  if (!day) return refuse('session_expired');
  return ok({ day }, { message: `Your account will be deleted on ${formatDayLong(day)}.` });
}

/** Keeps an account that was to be deleted; where the kitchen had been told, it hears of it. */
async function keepAccount({ db, caller, now }: CustomerWrite) {
  const before = await lockCustomer(db, caller.id);
  const kept = await withdrawDeletionRequest(db, caller.id, now);
  if (!before || !kept) return refuse('session_expired');
  const { deletion_day: day } = before;
  if (day) {
    const plans = unusedSubscriptionsOf(await deletionEffects(db, caller.id, now, day));
    if (plans.length > 0) {
      await enqueueMail(db, {
        kind: 'customer_leaving',
        toKitchen: true,
        details: { customerId: caller.id, day, stays: true, plans },
      });
    }
  }
  return ok(presentCustomer(kept), { message: 'Your account stays. Good to have you.' });
}

export const accountDeletionHandlers = handlers(accountDeletion, {
  read: async ({ db, caller, now }) => {
    const account = await findCustomer(db, caller.id);
    return account
      ? deletionEffects(db, caller.id, now, account.deletion_day)
      : refuse('session_expired');
  },
  ask: ownTransaction(requestDeletion),
  keep: keepAccount,
});
