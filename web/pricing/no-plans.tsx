import { EmptyState } from '#web/ui/states.tsx';
import { ContactWays } from './contact-ways.tsx';
import { CYCLE_WORDS } from './plan-words.ts';
import type { Selection } from './selection.ts';

/** A cycle without plans, said kindly, with a way to ask (decisions 22). */
export function NoPlans({ selection: { service, plan } }: { selection: Selection }) {
  const words = CYCLE_WORDS[plan].toLowerCase();
  return (
    <div className="mt-5">
      {service === 'tiffin' && plan === 'yearly' ? (
        <EmptyState title="No yearly plans yet" action={<ContactWays />}>
          Credits never expire, so a few monthly plans do the same. Would a year at once suit you
          better? Ask us, and we will work out a price.
        </EmptyState>
      ) : (
        <EmptyState title={`No ${words} plans at the moment`} action={<ContactWays />}>
          Have a look at the others, or ask us what we can do.
        </EmptyState>
      )}
    </div>
  );
}
