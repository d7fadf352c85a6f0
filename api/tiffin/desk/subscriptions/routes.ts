import { presentPayment } from '#api/money/desk/present.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { callOffPause } from '#api/tiffin/subscriptions/call-off-pause.ts';
import { outcomeOfCancelling } from '#api/tiffin/subscriptions/if-i-cancel.ts';
import { pauseSubscription } from '#api/tiffin/subscriptions/pause-subscription.ts';
import { resumeSubscription } from '#api/tiffin/subscriptions/resume-subscription.ts';
import { alignDiet } from '#api/tiffin/desk/align-diet.ts';
import { correctPlan } from '#api/tiffin/desk/correct-plan.ts';
import { adminPayments } from '#contract/money/desk/payments.ts';
import { adminSubscriptions, type LedgerEntry } from '#contract/tiffin/desk/subscriptions.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { reaches } from '#contract/kitchen/staff-roles.ts';
import { listCreditEntries } from '#db/tiffin/credits.ts';
import { copyPlanNote } from '#db/account/door-notes.ts';
import { selectPayments } from '#db/money/payments.ts';
import { copyStandingFacts } from '#db/tiffin/store-orders.ts';
import { findSubscription, selectSubscriptions, updateSubscription } from '#db/tiffin/subscriptions.ts';
import { findUsual } from '#db/tiffin/usual-bookings.ts';
import { deskDoorNote } from '#domain/kitchen/door-note.ts';
import { findPostalCode } from '#domain/account/postal-code.ts';
import { adjustCredits } from './adjust-credits.ts';
import { approve } from './approve.ts';
import { cancelSubscription } from './cancel.ts';
import { decline } from './decline.ts';
import { subscriptionListing } from './list.ts';
import { presentAdminSubscription } from './present.ts';
import { noteChanges, staffName, withSubscription } from './with-subscription.ts';

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
    const usual = await findUsual(ctx.db, row.id);
    const seesBooks = reaches(ctx.caller.role, adminPayments.list.access);
    return {
      ...presentAdminSubscription(row),
      usual: usual?.entries ?? null,
      payments: seesBooks ? payments.map(presentPayment) : null,
      ledger: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind as LedgerEntry['kind'],
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
    withSubscription(ctx, params.id, 'update', async (before) => {
      const doorNote = deskDoorNote(body.doorNote, before.door_note);
      await updateSubscription(
        ctx.db,
        params.id,
        {
          customer_name: body.customerName,
          customer_phone: body.customerPhone,
          customer_address: body.customerAddress,
          address_checked: findPostalCode(body.customerAddress) !== null,
          diet: body.diet,
          allergies: body.allergies,
          standing_note: body.standingNote,
          door_note: doorNote,
          ...(body.endDate !== undefined && { end_day: body.endDate }),
          ...noteChanges(body),
        },
        ctx.now,
      );
      const { diet, allergies, standingNote: standing_note } = body;
      await copyStandingFacts(ctx.db, params.id, { diet, allergies, standing_note }, ctx.now);
      await copyPlanNote(ctx.db, before, doorNote);
      return null;
    }),
  alignDiet,
  approve: (ctx, { params, body }) => approve(ctx, params.id, body),
  approveUnpaid: (ctx, { params, body }) => approve(ctx, params.id, { ...body, payment: null }),
  decline: (ctx, { params, body }) => decline(ctx, params.id, body),
  pause: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'pause', async (row) =>
      pauseSubscription(ctx.db, row, {
        mover: { who: 'staff', name: staffName(ctx) },
        at: ctx.now,
        kitchen: await loadKitchen(ctx),
        from: body.from ?? null,
        until: body.until ?? null,
        reason: body.reason || null,
        ...(body.customerNote !== undefined && { customerNote: body.customerNote }),
        ...(body.internalNote !== undefined && { internalNote: body.internalNote }),
      }),
    ),
  callOffPause: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'call-off-pause', async (row) => {
      await updateSubscription(ctx.db, row.id, noteChanges(body), ctx.now);
      return callOffPause(ctx.db, row, 'staff', ctx.now, body.customerNote || null);
    }),
  resume: (ctx, { params, body }) =>
    withSubscription(ctx, params.id, 'resume', async (row) => {
      await updateSubscription(ctx.db, row.id, noteChanges(body), ctx.now);
      return resumeSubscription(ctx.db, row, 'staff', ctx.now, body.customerNote || null);
    }),
  ifCancelled: async (ctx, { params, query: { stopsAll = false } }) => {
    const row = await findSubscription(ctx.db, params.id);
    if (!row) return refuse('subscription_not_found');
    const kitchen = await loadKitchen(ctx);
    return outcomeOfCancelling(ctx.db, row, ctx.now, kitchen, { who: 'staff', stopsAll });
  },
  correct: correctPlan,
  cancel: (ctx, { params, body }) => cancelSubscription(ctx, params.id, body),
  adjustCredits: (ctx, { params, body }) => adjustCredits(ctx, params.id, body),
});
