import { Star } from 'lucide-react';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { inRegion, useBusiness } from '#web/kitchen/business.ts';
import { OrderChooser } from '#web/site/chrome/order-chooser.tsx';
import { DELIVERY_FROM, DELIVERY_UNTIL, hourSpan, rulesOf, skipNotice } from '#web/kitchen/kitchen-rules.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** The last figure stays on one line. */
const HOURS = hourSpan(DELIVERY_FROM, DELIVERY_UNTIL).replaceAll(' ', '\u00a0');

/** What to know before anything else: what one buys, how it bends, when it comes. */
function factsOf(rules: KitchenRules) {
  const skip = skipNotice(rules);
  return [
    ['1 credit', 'is one tiffin and never expires'],
    [skip.figure, `${skip.when}, a skip gives it back`],
    ['Mon–Fri', `at your door, ${HOURS}`],
  ] as const;
}

/** Both buttons fit beside each other on a phone, so that the thali is seen at once. */
const SIDE_BY_SIDE = 'max-sm:px-2! max-sm:text-base!';

const THALI =
  'A steel thali: paneer kadhai, undhiyu, Gujarati dal, palak paneer, boondi raita, rotis, jeera rice and a ladoo';

/** What this is, in one look: the promise, the one thing to press, and the thali. */
export function Hero() {
  const business = useBusiness();
  const rating = business?.rating;
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-center gap-x-10 gap-y-7 pt-3 pb-14 sm:pt-6 lg:grid-cols-[1.02fr_1fr] lg:gap-y-0 lg:pb-20">
        <div className="lg:self-end">
          <h1 className="text-hero tracking-[-0.028em]">Ghar ka khana, at your door by dinner.</h1>
          <p className="mt-4 max-w-[33em] text-lg text-ink-soft sm:mt-5">
            A steel tiffin of sabji, dal, rice and soft rotis, cooked the same day
            {inRegion(business)}. Buy credits once, book the weekdays you want, skip the ones you
            don’t.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 sm:mt-7">
            <OrderChooser size="large" className={SIDE_BY_SIDE} />
            <LinkButton to={paths.weeklyMenu} kind="quiet" size="large" className={SIDE_BY_SIDE}>
              Weekly Menu
            </LinkButton>
          </div>
        </div>
        <div className="thali-glow mx-auto w-full max-w-[38rem] lg:row-span-2 lg:-mx-5 lg:w-[calc(100%+2.5rem)]">
          <Drawing of="thali" label={THALI} />
        </div>
        <div className="lg:mt-8 lg:self-start">
          <dl className="grid max-w-xl grid-cols-3 gap-x-4 border-t border-line pt-5 sm:gap-x-8">
            {factsOf(rulesOf(business)).map(([fact, words]) => (
              <div key={fact}>
                <dt className="font-heading text-title-sm whitespace-nowrap sm:text-title">
                  {fact}
                </dt>
                <dd className="mt-0.5 text-sm leading-snug text-ink-soft">{words}</dd>
              </div>
            ))}
          </dl>
          {rating?.shown && (
            <p className="mt-5 flex items-center gap-2 text-ink-soft">
              <Icon of={Star} className="size-5 fill-turmeric text-turmeric" />
              <span>
                <strong className="text-ink">{rating.value}</strong> from {rating.reviews} reviews
              </span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
