import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';
import { householdQuery } from '#web/account/household/use-household.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';

/** A form, with all that checks it: fetched by those who open it. */
const PlanMemberDialog = lazyPart(
  async () => (await import('./plan-member-dialog.tsx')).PlanMemberDialog,
);

/** Who a plan is for, and the way to say it; nothing where nobody else eats along. */
export function PlanMember({ subscription }: { subscription: Subscription }) {
  const { memberId, memberName, status } = subscription;
  const { data: members = [] } = useQuery(householdQuery());
  const [isOpen, setOpen] = useState(false);
  if (members.length === 0 && memberId === null) return null;
  return (
    <Card as="section" aria-labelledby="plan-member" className="p-5 sm:p-6">
      <h2 id="plan-member" className="text-title-sm">
        Who it is for
      </h2>
      <p className="mt-1 wrap-anywhere">{memberName ?? 'You'}</p>
      {SUBSCRIPTIONS_RUNNING.includes(status) && (
        <Button kind="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          Choose somebody else
        </Button>
      )}
      {isOpen && (
        <LazyDialog title="Who is this plan for?" onClose={() => setOpen(false)}>
          <PlanMemberDialog subscription={subscription} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </Card>
  );
}
