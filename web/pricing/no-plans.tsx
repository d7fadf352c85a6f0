import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CallUs } from './contact-ways.tsx';
import { CYCLE_WORDS } from './plan-words.ts';
import { type Selection, selectionPath } from './selection.ts';

/** A cycle without plans, said kindly, with a way to ask (decisions 22). */
export function NoPlans({ selection: { service, plan } }: { selection: Selection }) {
  const words = CYCLE_WORDS[plan].toLowerCase();
  const action = (
    <>
      <LinkButton to={selectionPath({ service, plan: 'monthly' })} preventScrollReset>
        See monthly plans
      </LinkButton>
      <CallUs />
    </>
  );
  return (
    <div className="mt-5">
      {service === 'tiffin' && plan === 'yearly' ? (
        <EmptyState title="No yearly plans yet" action={action}>
          Credits never expire, so a few monthly plans do the same. Would a year at once suit you
          better? Ask us, and we will work out a price.
        </EmptyState>
      ) : (
        <EmptyState title={`No ${words} plans at the moment`} action={<CallUs />}>
          Have a look at the others, or ask us what we can do.
        </EmptyState>
      )}
    </div>
  );
}
