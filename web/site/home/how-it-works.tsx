import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { bookingEnd, daysWords, skipAhead, useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { NumberedSteps } from '#web/platform/ui/numbered-steps.tsx';

const stepsOf = (rules: KitchenRules) =>
  [
    [
      'Choose a plan',
      'A single meal to try us, five tiffins for a week, or twenty for a month. One credit is one tiffin.',
    ],
    [
      'Pay, and we say yes',
      'By Interac e-Transfer, UPI or bank transfer. The kitchen approves your plan and your credits are there.',
    ],
    [
      'Book your days',
      `Pick the weekday and the hour, up to ${daysWords(rules.scheduleWindowDays)} ahead and until ${bookingEnd(rules)}.`,
    ],
    [
      'Skip when life happens',
      `Tell us ${skipAhead(rules)}, and the credit comes straight back. Credits never expire.`,
    ],
  ] as const;

/** From choosing to eating, in four steps. */
export function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="border-y border-line bg-sunken py-14 sm:py-20"
    >
      <div className="wrap">
        <h2 id="how-it-works" className="text-section">
          How it works
        </h2>
        <NumberedSteps steps={stepsOf(useKitchenRules())} />
      </div>
    </section>
  );
}
