import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { CYCLE_WORDS } from './plan-words.ts';
import { type Selection, selectionPath } from './selection.ts';

const AskLink = () => (
  <LinkButton to={paths.contact} kind="quiet">
    Contact Us
  </LinkButton>
);

/** A cycle without plans, said kindly, with a way to ask. */
export function NoPlans({ selection: { service, plan } }: { selection: Selection }) {
  const words = CYCLE_WORDS[plan].toLowerCase();
  const action = (
    <>
      <LinkButton to={selectionPath({ service, plan: 'monthly' })} preventScrollReset>
        See monthly plans
      </LinkButton>
      <AskLink />
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
        <EmptyState title={`No ${words} plans at the moment`} action={<AskLink />}>
          Have a look at the others, or ask us what we can do.
        </EmptyState>
      )}
    </div>
  );
}
