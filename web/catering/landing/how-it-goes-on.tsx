import { NumberedSteps } from '#web/platform/ui/numbered-steps.tsx';

const STEPS = [
  [
    'You inquire',
    'Your event, a plan and a menu, in three short steps. You see what it comes to as you go.',
  ],
  [
    'We call, and send a quote',
    'We talk about the hall, the hour and the aunt who eats no onion. Then every line is in writing.',
  ],
  [
    'You accept it',
    'With one press, or you ask for a change. Nothing is fixed, and nothing is paid, before that.',
  ],
  ['We cook', 'The same morning. We bring it, you fetch it, or our people stay and serve it.'],
] as const;

/** From the first question to the event. */
export function HowItGoesOn() {
  return (
    <section aria-labelledby="how-it-goes-on" className="wrap py-14 sm:py-20">
      <h2 id="how-it-goes-on" className="text-section">
        How it goes on
      </h2>
      <NumberedSteps steps={STEPS} />
    </section>
  );
}
