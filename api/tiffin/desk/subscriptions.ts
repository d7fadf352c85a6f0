import { sql } from 'kysely';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { presentPayment } from '#api/money/desk/payments.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { dollars } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { correctSubscription } from '#api/tiffin/desk/correct-subscription.ts';
import { quoteCancellation } from '#api/tiffin/subscriptions/cancel.ts';
import {
  cancelPlannedPause,
  pauseSubscription,
  resumeSubscription,
} from '#api/tiffin/subscriptions/pause.ts';
import { alignDiet } from '#api/tiffin/subscriptions/subscription-diet.ts';
import { changeMemberAtDesk } from '#api/tiffin/subscriptions/subscription-member.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { copyPlanDetails } from '#db/account/details-at-door.ts';
import { selectPayments } from '#db/money/payments.ts';
import { isNumberLike, isPhoneLike, likePattern } from '#db/platform/paging.ts';
import { findByPrefix } from '#db/platform/searching.ts';
import { appendCreditEntries, listCreditEntries } from '#db/tiffin/credits.ts';
import { findRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import {
  findSubscription,
  reactivateCompletedSubscriptions,
  selectSubscriptions,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { copyFactsToOrders } from '#db/tiffin/write-orders.ts';
import { findPostalCode } from '#domain/account/address.ts';
import { addressAtDesk, isSameDoor } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { SUBSCRIPTION_STATUS_LABELS } from '#domain/kitchen/desk-labels.ts';
import { labelOf } from '#domain/platform/states.ts';
import { applyCredits, creditChange } from '#domain/tiffin/ledger.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { approve, decline } from './answer-subscription.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { canAdjust, presentAdminSubscription } from './present-subscription.ts';
import { noteChanges, staffName, stepNotes, withSubscription } from './with-subscription.ts';

/** Adds credits, or takes some away (negative), with a reason; never below zero. */
function adjustCredits(
  ctx: StaffWrite,
  id: string,
  { credits, reason }: { credits: number; reason: string },
) {
  return withSubscription(ctx, id, 'adjust-credits', async (row): Promise<Refusal | null> => {
    if (!canAdjust(row.status)) {
      return refuse('action_not_allowed', {
        status: labelOf(SUBSCRIPTION_STATES, row.status).toLowerCase(),
      });
    }
    const change = creditChange('adjust', credits);
    const after = applyCredits(row, change);
    if (isRefusal(after)) return { ...after, field: 'credits' };
    await appendCreditEntries(
      ctx.db,
      [
        {
          ...change,
          subscriptionId: row.id,
          orderId: null,
          actor: staffName(ctx),
          reason,
          key: `adjust:${row.id}:${ctx.requestId}`,
        },
      ],
      ctx.now,
    );
    if (credits > 0) await reactivateCompletedSubscriptions(ctx.db, [row.id], ctx.now);
    return null;
  });
}

/** All subscriptions; a row is found by its id, and then read with its figures. */
const subscriptionListing: Listing<'subscriptions', { id: string }, AdminSubscription> = {
  sorts: {
    createdAt: 'subscription.created_at',
    startDate: 'subscription.start_day',
    number: 'subscription.number',
    customerName: 'subscription.customer_name',
  },
  tieBreak: 'subscription.id',
  wanted(db, query) {
    let wanted = db.selectFrom('subscriptions as subscription').select('subscription.id');
    if (query.status) wanted = wanted.where('subscription.status', '=', query.status);
    if (query.customerId) wanted = wanted.where('subscription.customer_id', '=', query.customerId);
    if (query.unpaid) {
      // What waits for approval is asked for with it.
      wanted = wanted
        .where('subscription.owed_cents', '>', 0)
        .where('subscription.status', '<>', 'pending_approval');
    }
    if (query.toPayBack) wanted = wanted.where('subscription.pay_back_due_cents', '>', 0);
    return wanted;
  },
  search(text) {
    const pattern = likePattern(text);
    const find = sql`SELECT id FROM subscriptions WHERE ${isNumberLike('number', text)}
      OR customer_name ILIKE ${pattern} OR customer_email ILIKE ${pattern}
      OR ${isPhoneLike('customer_phone', text)}`;
    const lastName = sql`split_part(customer_name, ' ', -1)`;
    const byLastName = findByPrefix('subscriptions', lastName, text);
    return { id: 'subscription.id', finds: [find], prefixFinds: [byLastName] };
  },
  counted: ({ status, customerId, unpaid, toPayBack, search }) =>
    customerId || unpaid || toPayBack || search
      ? null
      : { list: 'subscriptions', kinds: { status } },
  async show({ db }, rows) {
    const ids = rows.map(({ id }) => id);
    const found = ids.length
      ? await selectSubscriptions(db).where('subscription.id', 'in', ids).execute()
      : [];
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(presentAdminSubscription);
  },
};

/** The list of subscriptions as a table. */
export const downloadSubscriptions = download('subscriptions', subscriptionListing, {
  Number: (row) => row.number,
  Status: (row) => SUBSCRIPTION_STATUS_LABELS[row.status],
  Customer: (row) => row.customerName,
  Email: (row) => row.customerEmail,
  Phone: (row) => row.customerPhone,
  Address: (row) => row.customerAddress,
  Plan: (row) => row.planName,
  Starts: (row) => row.startDate,
  Ends: (row) => row.endDate,
  'Credits available': (row) => row.available,
  'Credits booked': (row) => row.reserved,
  'Credits used': (row) => row.used,
  'Total (CAD)': (row) => dollars(row.totalAmount),
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  For: (row) => row.memberName,
  Diet: (row) => DIET_LABELS[row.diet],
  Allergies: (row) => row.allergies,
});

export const adminSubscriptionHandlers = handlers(adminSubscriptions, {
  list: (ctx, { query }) => pageOf(ctx, subscriptionListing, query),
  read: async (ctx, { params }) => {
    const row = await selectSubscriptions(ctx.db)
      .where('subscription.id', '=', params.id)
      .executeTakeFirst();
    if (!row) return refuse('subscription_not_found');
    const entries = await listCreditEntries(ctx.db, row.id);
    const payments = await selectPayments(ctx.db)
      .where('payment.subscription_id', '=', row.id)
      .orderBy('payment.received_day', 'desc')
      .orderBy('payment.place', 'desc')
      .execute();
    const usual = await findRecurringBooking(ctx.db, row.id);
    const seesBooks = includesRole(ctx.caller.role, adminPayments.list.access);
    return {
      ...presentAdminSubscription(row),
      usual: usual?.entries ?? null,
      payments: seesBooks ? payments.map(presentPayment) : null,
      ledger: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        availableChange: entry.available_change,
        reservedChange: entry.reserved_change,
        availableAfter: Number(entry.available_after),
        reservedAfter: Number(entry.reserved_after),
        orderId: entry.order_id,
        orderNumber: entry.order_number,
        actor: entry.actor,
        reason: entry.reason,
        takenBack: entry.is_taken_back,
        at: entry.at.toString(),
      })),
    };
  },
  update: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'update', async (before): Promise<Refusal | null> => {
      // What was typed is of whom the plan was for; another one would eat it.
      if (body.memberId !== undefined && body.memberId !== before.member_id)
        return refuse('conflict');
      const address = addressAtDesk(
        before.address,
        { ...body, text: body.customerAddress },
        await listKnownAddresses(ctx.db, before.customer_id),
      );
      await updateSubscription(
        ctx.db,
        params.id,
        {
          customer_name: body.customerName,
          customer_phone: body.customerPhone,
          address,
          address_checked: findPostalCode(body.customerAddress) !== null,
          diet: body.diet,
          allergies: body.allergies,
          standing_note: body.standingNote,
          ...(body.endDate !== undefined && { end_day: body.endDate }),
          ...noteChanges(body),
        },
        ctx.now,
      );
      const { diet, allergies, standingNote: standing_note } = body;
      await copyFactsToOrders(ctx.db, before, { diet, allergies, standing_note }, ctx.now);
      // What still comes to the door before is told nothing of another one.
      if (isSameDoor(address, before.address)) await copyPlanDetails(ctx.db, before, address);
      return null;
    }),
  alignDiet,
  changeMember: changeMemberAtDesk,
  approve: (ctx, { params, body }) => approve(ctx, params.id, body),
  approveUnpaid: (ctx, { params, body }) => approve(ctx, params.id, { ...body, payment: null }),
  decline: (ctx, { params, body }) => decline(ctx, params.id, body),
  pause: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'pause', async (row) =>
      pauseSubscription(ctx.db, row, {
        actor: { who: 'staff', name: staffName(ctx) },
        at: ctx.now,
        kitchen: await loadKitchen(ctx),
        from: body.from ?? null,
        until: body.until ?? null,
        reason: body.reason || null,
        customerNote: body.customerNote || null,
        internalNote: body.internalNote || null,
      }),
    ),
  callOffPause: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'call-off-pause', async (row) => {
      await updateSubscription(ctx.db, row.id, stepNotes(body), ctx.now);
      return cancelPlannedPause(ctx.db, row, 'staff', ctx.now, body.customerNote || null);
    }),
  resume: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'resume', async (row) => {
      await updateSubscription(ctx.db, row.id, stepNotes(body), ctx.now);
      return resumeSubscription(ctx.db, row, 'staff', ctx.now, body.customerNote || null);
    }),
  ifCancelled: async (ctx, { params, query: { stopsAll = false } }) => {
    const row = await findSubscription(ctx.db, params.id);
    if (!row) return refuse('subscription_not_found');
    const kitchen = await loadKitchen(ctx);
    return quoteCancellation(ctx.db, row, ctx.now, kitchen, { who: 'staff', stopsAll });
  },
  correct: correctSubscription,
  cancel: (ctx, { params, body }) => cancelSubscription(ctx, params.id, body),
  adjustCredits: (ctx, { params, body }) => adjustCredits(ctx, params.id, body),
});
