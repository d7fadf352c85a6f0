import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import type { LinkedDelivery } from '#contract/tiffin/skip-links.ts';
import { formatDeadline } from '#domain/platform/days.ts';
import { Outcome } from '#web/account/sign-in/outcome.tsx';
import { orderConfirmationPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { comesBack, DeliveryFacts } from './delivery-facts.tsx';

/** What is still possible once a link can do nothing any more: that needs signing in. */
function stillPossible({ quantity, actions: { cancel } }: LinkedDelivery): string {
  if (!cancel.allowed || !cancel.until) return 'Please call us if something is not right.';
  const until = formatDeadline(cancel.until);
  return cancel.refund
    ? `Until ${until} you can still cancel it when you sign in, and ${comesBack(quantity)}.`
    : `Until ${until} you can still tell us not to cook it when you sign in; what it costs does not come back.`;
}

/** What is said of a delivery that a link can no longer skip, by its state. */
const BEYOND: Partial<Record<LinkedDelivery['status'], string>> = {
  pending_confirmation: 'This delivery waits for the kitchen',
  preparing: 'Your tiffin is being cooked',
  out_for_delivery: 'Your tiffin is on its way',
  delivered: 'This delivery has come',
  cancelled: 'This delivery is cancelled',
};

export const lateTitleOf = ({ status }: LinkedDelivery): string =>
  BEYOND[status] ?? 'It is too late to skip this delivery';

/** A delivery that its link can do nothing about any more, and what its customer still can. */
export function TooLate({ delivery }: { delivery: LinkedDelivery }) {
  const { status, orderNumber } = delivery;
  const isOver = status === 'cancelled' || status === 'delivered';
  return (
    <Outcome
      kind={BEYOND[status] && status !== 'cancelled' ? 'good' : 'bad'}
      icon={status === 'cancelled' ? CalendarX : status === 'delivered' ? CircleCheck : Clock}
      action={
        <LinkButton to={orderConfirmationPath(orderNumber)}>Sign in to your order</LinkButton>
      }
    >
      <DeliveryFacts delivery={delivery} />
      {!isOver && <p className="mt-4">{stillPossible(delivery)}</p>}
    </Outcome>
  );
}
