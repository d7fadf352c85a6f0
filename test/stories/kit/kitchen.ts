import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { plans } from '#contract/money/plans.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { STORY_OWNER } from '#test/story-server/owner.ts';
import { callApi } from './api.ts';
import type { Customer } from './customer.ts';

/** The owner's token, for what happens at the desk off stage. */
export async function ownerToken(baseURL: string): Promise<string> {
  return (await callApi(baseURL, adminAuth.login, { body: STORY_OWNER })).token;
}

/** A plan of a week, the one that most stories buy unless told which. */
export async function weeklyPlan(baseURL: string, planName = 'Everyday Tiffin') {
  const groups = await callApi(baseURL, plans.listPublic, { query: { planType: 'tiffin' } });
  const group = groups.find(({ name }) => name === planName);
  const variant = group?.variants.find(({ billingCycle }) => billingCycle === 'weekly');
  if (!group || !variant) throw new Error(`the seed has no weekly ${planName}`);
  return { group, variant };
}

/** What a story's customer buys, where it matters to the story. */
type Wishes = { planName?: string } & Pick<
  InputOf<typeof subscriptions.subscribe>['body'],
  'diet' | 'allergies' | 'standingNote'
> & { customerName?: string };

/** A weekly plan that a customer has bought, and that waits for the kitchen. */
export async function boughtPlan(
  baseURL: string,
  { token, email }: Customer,
  { planName, ...wishes }: Wishes = {},
): Promise<{ id: string; number: string }> {
  const { group, variant } = await weeklyPlan(baseURL, planName);
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
        ...wishes,
      },
    },
    token,
  );
  return { id, number };
}

/** The same, approved; answers its number. */
export async function approvedPlan(
  baseURL: string,
  customer: Customer,
  wishes?: Wishes,
): Promise<string> {
  const { id, number } = await boughtPlan(baseURL, customer, wishes);
  await callApi(
    baseURL,
    adminSubscriptions.approveUnpaid,
    { params: { id }, body: {} },
    await ownerToken(baseURL),
  );
  return number;
}
