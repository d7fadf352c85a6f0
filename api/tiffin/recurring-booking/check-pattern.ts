import type { CustomerWrite } from '#api/platform/http/context.ts';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { UsualEntry } from '#contract/tiffin/usual.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import { checkQuantity } from '#domain/platform/quantity.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';

/** A plan that is over takes no usual; one that waits or rests keeps it until it can book. */
const IS_OVER: readonly SubscriptionStatus[] = ['cancelled', 'completed'];

/**
 * Whether a subscription can have a pattern: `subscription_not_active`, `too_many_tiffins`,
 * `outside_service_area`. Credits are no reason against it; the usual waits for them.
 */
export async function checkPattern(
  ctx: Pick<CustomerWrite, 'db'>,
  subscription: SubscriptionRow,
  entries: readonly UsualEntry[],
  kitchen: Kitchen,
): Promise<Refusal | null> {
  const status = subscription.status as SubscriptionStatus;
  if (IS_OVER.includes(status)) return refuse('subscription_not_active', { status });
  for (const [index, { quantity, deliveryAddress }] of entries.entries()) {
    const tooMany = checkQuantity(quantity, quantity, kitchen.settings);
    if (tooMany) return { ...tooMany, field: `entries.${index}.quantity` };
    const address = deliveryAddress ?? subscription.customer_address;
    const field = `entries.${index}.deliveryAddress`;
    const checked = await checkAddress(ctx, address, kitchen, field);
    if (isRefusal(checked)) return checked;
  }
  return null;
}
