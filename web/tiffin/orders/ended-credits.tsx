import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { payBackWords } from '#web/money/balance-words.ts';
import { creditsWords } from './deadline-words.ts';

/** The credits of a plan that was cancelled: what was not used is void, and its money comes back. */
export function EndedCredits({
  plan,
  withMoney = true,
}: {
  plan: Pick<Subscription, 'remainingCredits' | 'usedCredits' | 'balance'>;
  /** Off where the payments stand beside it and say what still comes back. */
  withMoney?: boolean;
}) {
  const { remainingCredits, usedCredits } = plan;
  const words = [
    remainingCredits > 0
      ? `${creditsWords(remainingCredits)} not used, and void since the plan was cancelled.`
      : 'No credit was left when the plan was cancelled.',
    usedCredits > 0 ? `${usedCredits} used.` : null,
    withMoney ? payBackWords(plan.balance) : null,
  ];
  return <p className="text-ink-soft tabular-nums">{words.filter(Boolean).join(' ')}</p>;
}
