import { adminAuth } from '#contract/admin/auth.ts';
import { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import { plans } from '#contract/plans.ts';
import { subscriptions } from '#contract/subscriptions.ts';
import { STORY_OWNER } from '#test/story-server/owner.ts';
import { callApi } from './api.ts';
import type { Customer } from './customer.ts';

/** The owner's token, for what happens at the desk off stage. */
export async function ownerToken(baseURL: string): Promise<string> {
  return (await callApi(baseURL, adminAuth.login, { body: STORY_OWNER })).token;
}

/** The plan that stories buy: the Everyday Tiffin of a week. */
export async function weeklyPlan(baseURL: string) {
  const groups = await callApi(baseURL, plans.listPublic, { query: { planType: 'tiffin' } });
  const group = groups.find(({ name }) => name === 'Everyday Tiffin');
  const variant = group?.variants.find(({ billingCycle }) => billingCycle === 'weekly');
  if (!group || !variant) throw new Error('the seed has no weekly Everyday Tiffin');
  return { group, variant };
}

/** A weekly plan that a customer has bought, and that waits for the kitchen. */
export async function boughtPlan(
  baseURL: string,
  { token, email }: Customer,
): Promise<{ id: string; number: string }> {
  const { group, variant } = await weeklyPlan(baseURL);
  const { availableDates } = await callApi(baseURL, subscriptions.availableDates, {});
  const { id, subscriptionNumber: number } = await callApi(
    baseURL,
    subscriptions.subscribe,
    {
      body: {
        customerName: 'Asha Patel',
        customerEmail: email,
        customerPhone: '+19055550123',
        customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: variant.billingCycle,
        startDate: availableDates[0]?.date ?? '',
        currency: 'CAD',
      },
    },
    token,
  );
  return { id, number };
}

/** The same, approved; answers its number. */
export async function approvedPlan(baseURL: string, customer: Customer): Promise<string> {
  const { id, number } = await boughtPlan(baseURL, customer);
  await callApi(
    baseURL,
    adminSubscriptions.approveUnpaid,
    { params: { id }, body: {} },
    await ownerToken(baseURL),
  );
  return number;
}
