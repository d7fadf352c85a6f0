import * as z from 'zod/mini';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import type { Diet } from '#contract/account/diet.ts';
import { CurrentTiffinPrice } from '#contract/money/plans.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { holdMemberFacts } from '#db/account/household-members.ts';
import { findPlanOnSale } from '#db/money/plans.ts';
import {
  findOwnSubscription,
  insertSubscription,
  listOwnRunningIds,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import {
  type AskedAddress,
  addressLine,
  completeAddress,
} from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { priceOfOneTiffin, priceOfTiffinPlan, type TiffinPrice } from '#domain/money/plan-price.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { checkStartDate } from '#domain/tiffin/available-dates.ts';
import { paymentInstructions, presentSubscription } from './read-subscription.ts';

/** A plan as it is asked for, and by whom; the price is the server's. */
export type SubscriptionRequest = {
  customerId: string;
  name: string;
  email: string;
  phone: string;
  address: AskedAddress;
  planGroupId: string;
  planVariantId: string;
  startDate: IsoDay;
  diet: Diet | undefined;
  allergies: string | undefined;
  standingNote: string | undefined;
  /** The household member whom it is for; null or undefined: the account holder. */
  memberId?: string | null | undefined;
  specialInstructions: string | null;
  /** The number of the own plan that this one follows. */
  renews: string | undefined;
  /** What the address is called in the body, for a refusal. */
  addressField: string;
  /** The kitchen brings it outside the area that is served. */
  takesOutside?: boolean;
};

type Offer = NonNullable<Awaited<ReturnType<typeof findPlanOnSale>>>;

/** What an offer costs by the price list, in cents. */
const listPriceOf = (offer: Offer): TiffinPrice =>
  priceOfTiffinPlan({
    price: offer.price_cents,
    tiffinCount: offer.tiffin_count,
    deliveryCharge: offer.delivery_charge_cents,
    taxPercentage: offer.tax_basis_points,
  });

/**
 * Stores a subscription that waits for approval: the offer, the start date and the address are
 * checked, and it is written down as it is sold, for the price that `priceOf` makes of the offer or
 * refuses. No credits yet: approval grants them. Mails are the caller's.
 */
export async function storeSubscription(
  { db, now }: Pick<CustomerWrite, 'db' | 'now'>,
  asked: SubscriptionRequest,
  kitchen: Kitchen,
  priceOf: (offer: Offer, listPrice: TiffinPrice) => TiffinPrice | Refusal,
): Promise<SubscriptionWithFigures | Refusal> {
  const offer = await findPlanOnSale(db, asked.planGroupId, asked.planVariantId);
  if (!offer) return refuse('plan_unavailable');
  const price = priceOf(offer, listPriceOf(offer));
  if (isRefusal(price)) return price;
  const dateProblem: Refusal | null = checkStartDate(asked.startDate, now, kitchen);
  if (dateProblem) return dateProblem;
  const area = await checkAddress({ db }, asked.address.text, kitchen, asked.addressField);
  if (isRefusal(area) && !asked.takesOutside) return area;

  const { customerId } = asked;
  const renewed = asked.renews
    ? await findOwnSubscription(db, customerId, asked.renews)
    : undefined;
  if (asked.renews && !renewed) return refuse('renewal_not_found', {}, { field: 'renews' });

  const member = asked.memberId ? await holdMemberFacts(db, customerId, asked.memberId) : undefined;
  if (asked.memberId && !member) return refuse('member_not_found', {}, { field: 'memberId' });
  const profile = await updateCookingProfile({ db, now }, asked);
  const stored = await insertSubscription(db, {
    customerId,
    planGroupId: asked.planGroupId,
    planVariantId: asked.planVariantId,
    planName: offer.plan_name,
    billingCycle: offer.billing_cycle,
    tiffinCount: offer.tiffin_count,
    pricePerTiffin: priceOfOneTiffin({
      subtotal: price.subtotal,
      tiffinCount: offer.tiffin_count,
    }),
    price,
    box: offer.box as Box | null,
    name: asked.name,
    email: asked.email,
    phone: asked.phone,
    address: completeAddress(asked.address, await listKnownAddresses(db, customerId)),
    addressChecked: isRefusal(area) || area.checked,
    member: member ?? {
      memberId: null,
      memberName: null,
      diet: asked.diet ?? profile.diet,
      allergies: asked.allergies ?? profile.allergies,
    },
    standingNote: asked.standingNote ?? profile.standingNote,
    specialInstructions: asked.specialInstructions,
    startDay: asked.startDate,
    renews: renewed?.id ?? null,
    year: Number(dayOf(now).slice(0, 4)),
    at: now,
  });
  return {
    ...stored,
    used_credits: 0,
    under_way_credits: 0,
    paid_back_since_end: 0,
    renews_number: renewed?.number ?? null,
    renewed_by_number: null,
    profile_diet: member?.diet ?? profile.diet,
  };
}

/**
 * The first plan that is for somebody themselves says how they eat; a second one may be somebody
 * else's, too. What they cannot eat stays on record when this plan names nothing. Answers the profile as it is then.
 */
async function updateCookingProfile(
  { db, now }: Pick<CustomerWrite, 'db' | 'now'>,
  asked: Pick<SubscriptionRequest, 'customerId' | 'diet' | 'allergies' | 'memberId'>,
): Promise<{ diet: Diet; allergies: string; standingNote: string }> {
  const { customerId } = asked;
  const customer = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['diet', 'allergies', 'standing_note as standingNote'])
    .executeTakeFirstOrThrow();
  if (asked.memberId || (await listOwnRunningIds(db, customerId)).length > 0) return customer;
  const profile = {
    diet: asked.diet ?? customer.diet,
    allergies: (asked.allergies ?? customer.allergies) || customer.allergies,
  };
  if (profile.diet !== customer.diet || profile.allergies !== customer.allergies)
    await db
      .updateTable('customers')
      .set({ ...profile, updated_at: now })
      .where('id', '=', customerId)
      .execute();
  return { ...customer, ...profile };
}

/** Tells a customer that their plan was asked for, and how to pay it. */
export async function mailSubscriptionReceived(
  tx: CustomerWrite['db'],
  row: SubscriptionWithFigures,
  name: string,
): Promise<void> {
  await enqueueMail(tx, {
    kind: 'subscription_received',
    customerId: row.customer_id,
    details: {
      name,
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
}

/**
 * Asks for a subscription of the own. A total that the client read and that differs is a 409 with the
 * new quote (docs/rules.md#the-servers-prices).
 */
export async function subscribe(
  ctx: CustomerWrite,
  { body }: InputOf<typeof subscriptions.subscribe>,
) {
  const kitchen = await loadKitchenToBook(ctx);
  const asked = {
    customerId: ctx.caller.id,
    name: body.customerName,
    email: body.customerEmail,
    phone: body.customerPhone,
    address: { ...body, text: body.customerAddress },
    planGroupId: body.planGroupId,
    planVariantId: body.planVariantId,
    startDate: body.startDate,
    diet: body.diet,
    allergies: body.allergies,
    standingNote: body.standingNote,
    memberId: body.memberId,
    specialInstructions: body.specialInstructions || null,
    renews: body.renews,
    addressField: 'customerAddress',
  };
  const row = await storeSubscription(ctx, asked, kitchen, (offer, price) => {
    if (offer.billing_cycle !== body.billingCycle) return refuse('plan_unavailable');
    if (body.totalAmount === undefined || body.totalAmount === price.total) return price;
    return refuse('prices_changed', {}, { data: { quote: z.encode(CurrentTiffinPrice, price) } });
  });
  if (isRefusal(row)) return row;
  const { first_name } = await ctx.db
    .selectFrom('customers')
    .where('id', '=', ctx.caller.id)
    .select('first_name')
    .executeTakeFirstOrThrow();
  await mailSubscriptionReceived(ctx.db, row, first_name);
  return {
    ...presentSubscription(row, [], ctx.now, kitchen),
    payment: await paymentInstructions(ctx.db, row),
  };
}
