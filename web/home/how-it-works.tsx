import { NumberedSteps } from '#web/ui/numbered-steps.tsx';

const STEPS = [
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
    'Pick the weekday and the hour, up to 30 days ahead and until 6:00 PM for tomorrow.',
  ],
  [
    'Skip when life happens',
    'Tell us 24 hours ahead and the credit comes straight back. Credits never expire.',
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
        <NumberedSteps steps={STEPS} />
      </div>
    </section>
  );
}
