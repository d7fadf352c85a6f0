import * as z from 'zod/mini';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { CurrentTiffinPrice } from '#contract/money/plans.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { findPlanOnSale } from '#db/money/plans.ts';
import {
  findOwnSubscription,
  insertSubscription,
  listRunningIds,
} from '#db/tiffin/subscriptions.ts';
import { addressLine, completeAddress } from '#domain/account/delivery-address.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { dayOf } from '#domain/platform/days.ts';
import { checkStartDate } from '#domain/tiffin/available-dates.ts';
import { paymentInstructions, presentSubscription } from './read-subscription.ts';

/**
 * Asks for a subscription: the offer, the start date and the address are checked, the price is
 * worked out here and written down as it is sold. No credits yet: approval grants them. A total
 * that the client read and that differs is a 409 with the new quote
 * (docs/rules.md#the-servers-prices).
 */
export async function subscribe(
  ctx: CustomerWrite,
  { body }: InputOf<typeof subscriptions.subscribe>,
) {
  const kitchen = await loadKitchenToBook(ctx);
  const offer = await findPlanOnSale(ctx.db, body.planGroupId, body.planVariantId);
  if (!offer || offer.billing_cycle !== body.billingCycle) return refuse('plan_unavailable');

  const price = priceOfTiffinPlan({
    price: offer.price_cents,
    tiffinCount: offer.tiffin_count,
    deliveryCharge: offer.delivery_charge_cents,
    taxPercentage: offer.tax_basis_points,
  });
  if (body.totalAmount !== undefined && body.totalAmount !== price.total) {
    return refuse('prices_changed', {}, { data: { quote: z.encode(CurrentTiffinPrice, price) } });
  }
  const dateProblem: Refusal | null = checkStartDate(body.startDate, ctx.now, kitchen);
  if (dateProblem) return dateProblem;
  const area = await checkAddress(ctx, body.customerAddress, kitchen, 'customerAddress');
  if (isRefusal(area)) return area;

  const renewed = body.renews
    ? await findOwnSubscription(ctx.db, ctx.caller.id, body.renews)
    : undefined;
  if (body.renews && !renewed) return refuse('renewal_not_found', {}, { field: 'renews' });

  const customer = await ctx.db
    .selectFrom('customers')
    .where('id', '=', ctx.caller.id)
    .select(['diet', 'allergies', 'standing_note', 'first_name'])
    .executeTakeFirstOrThrow();
  const diet = body.diet ?? customer.diet;
  const allergies = body.allergies ?? customer.allergies;
  // Somebody's first plan says how they eat; a second one may be somebody else's. What they cannot
  // eat stays on record when this plan names nothing.
  const isFirst = (await listRunningIds(ctx.db, ctx.caller.id)).length === 0;
  const profile = isFirst ? { diet, allergies: allergies || customer.allergies } : customer;
  if (profile.diet !== customer.diet || profile.allergies !== customer.allergies)
    await ctx.db
      .updateTable('customers')
      .set({ diet: profile.diet, allergies: profile.allergies, updated_at: ctx.now })
      .where('id', '=', ctx.caller.id)
      .execute();
  const stored = await insertSubscription(ctx.db, {
    customerId: ctx.caller.id,
    planGroupId: body.planGroupId,
    planVariantId: body.planVariantId,
    planName: offer.plan_name,
    billingCycle: offer.billing_cycle,
    tiffinCount: offer.tiffin_count,
    priceCents: offer.price_cents,
    subtotalCents: price.subtotal,
    deliveryCents: price.deliveryFee,
    taxBasisPoints: price.taxPercentage,
    taxCents: price.taxAmount,
    totalCents: price.total,
    box: offer.box as Box | null,
    name: body.customerName,
    email: body.customerEmail,
    phone: body.customerPhone,
    address: completeAddress(
      { ...body, text: body.customerAddress },
      await listKnownAddresses(ctx.db, ctx.caller.id),
    ),
    addressChecked: area.checked,
    diet,
    allergies,
    standingNote: body.standingNote ?? customer.standing_note,
    specialInstructions: body.specialInstructions || null,
    startDay: body.startDate,
    renews: renewed?.id ?? null,
    year: Number(dayOf(ctx.now).slice(0, 4)),
    at: ctx.now,
  });
  const row = {
    ...stored,
    used_credits: 0,
    under_way_credits: 0,
    paid_back_since_end: 0,
    renews_number: renewed?.number ?? null,
    renewed_by_number: null,
    profile_diet: profile.diet,
  };

  await enqueueMail(ctx.db, {
    kind: 'subscription_received',
    customerId: row.customer_id,
    details: {
      name: customer.first_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      tiffinCount: row.tiffin_count,
      startDay: row.start_day,
      address: addressLine(row.address.text, row.address),
      subtotal: row.subtotal_cents,
      deliveryFee: row.delivery_cents,
      taxBasisPoints: row.tax_basis_points,
      taxAmount: row.tax_cents,
      totalAmount: row.total_cents,
    },
  });
  return {
    ...presentSubscription(row, [], ctx.now, kitchen),
    payment: await paymentInstructions(ctx.db, row),
  };
}
