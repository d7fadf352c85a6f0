import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { inArea, useBusiness } from '#web/kitchen/business.ts';
import { paths, pricingPath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { lowestPrice } from './catering-meta.ts';
import { guestLimitsOf } from './guest-text.ts';

const TABLE =
  'A table laid with undhiyu, paneer kadhai, Gujarati dal, jeera rice, puri, boondi raita, onion tomato salad, puran poli, mohan thal, kesar pista shrikhand and churma ladoo, under garlands of marigolds';

/** What this is, in one look: the promise, the one thing to press, and the table. */
export function Hero({
  plans,
  menu,
}: {
  plans: readonly CateringPlan[] | undefined;
  menu: CateringMenu | undefined;
}) {
  const business = useBusiness();
  const from = lowestPrice(plans ?? []);
  const facts = [
    guestLimitsOf(menu).fact,
    from === null
      ? (['Per guest', 'is how every plan is priced'] as const)
      : ([`From ${formatMoney(from)}`, 'a guest, a whole meal'] as const),
    ['In 5 minutes', 'you know your menu and your price'],
  ] as const;
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-center gap-x-12 gap-y-7 pt-3 pb-14 sm:pt-6 lg:grid-cols-[1fr_1.12fr] lg:gap-y-0 lg:pt-4 lg:pb-20">
        <div className="lg:self-end">
          <h1 className="text-hero tracking-[-0.028em]">Feed everyone. Then sit down with them.</h1>
          <p className="mt-4 max-w-[33em] text-lg text-ink-soft sm:mt-5">
            Vegetarian catering{inArea(business)}: Gujarati, Punjabi and South Indian food, cooked
            the same morning and priced by the guest.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-7">
            <LinkButton to={paths.inquiry} size="large" prefetch="intent" className="max-sm:grow">
              Inquiry Now
            </LinkButton>
            <LinkButton
              to={pricingPath({ service: 'catering' })}
              kind="quiet"
              size="large"
              className="max-sm:grow"
            >
              Plans and prices
            </LinkButton>
          </div>
        </div>
        <div className="mx-auto w-full max-w-[42rem] lg:row-span-2 lg:-me-8 lg:w-[calc(100%+2rem)]">
          <Drawing of="table" label={TABLE} />
        </div>
        <dl className="grid max-w-xl grid-cols-3 gap-x-4 border-t border-line pt-5 sm:gap-x-8 lg:mt-8 lg:self-start">
          {facts.map(([fact, words]) => (
            <div key={words}>
              <dt className="font-heading text-title-sm leading-tight">{fact}</dt>
              <dd className="mt-0.5 text-sm leading-snug text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
