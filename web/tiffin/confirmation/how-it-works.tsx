import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import {
  bookingRule,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  hourSpan,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { Card } from '#web/platform/ui/card.tsx';

const HOURS = hourSpan(DELIVERY_FROM, DELIVERY_UNTIL, 'and');

const stepsOf = (rules: KitchenRules) => [
  ['Pay', 'By Interac e-Transfer, UPI or bank transfer, with your reference.'],
  ['We approve', 'Your credits are there, and you can book. One credit is one tiffin.'],
  ['Schedule', `Pick a weekday and an hour between ${HOURS}. ${bookingRule(rules)}`],
  ['Enjoy, or skip', 'We cook that day and bring it. Skip in time, and the credit is yours again.'],
];

/** The four steps from here to the door. */
export function HowItWorks() {
  return (
    <Card as="section" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-4 text-title">
        How it works
      </h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {stepsOf(useKitchenRules()).map(([title, words], index) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-turmeric-tint font-bold text-turmeric-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1 font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p className="mt-0.5 leading-snug text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
