import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { schedulePath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { OrderCard } from '#web/tiffin/orders/order-card.tsx';
import { upcomingOf } from '#web/tiffin/orders/upcoming.ts';

/** The tiffins of a plan that are still to come, soonest first. */
export function UpcomingOrders({ subscription }: { subscription: Subscription }) {
  const upcoming = upcomingOf(subscription.orders);
  const { actions, status, subscriptionNumber } = subscription;
  const usualAddress = addressLine(subscription.customerAddress, subscription);
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-4 text-section">
        Upcoming orders
      </h2>
      {upcoming.length === 0 ? (
        <EmptyState
          title="Nothing booked"
          picture={<Drawing of="spot:empty" />}
          action={
            actions.schedule && (
              <LinkButton to={schedulePath(subscriptionNumber)}>Schedule new order</LinkButton>
            )
          }
        >
          {actions.schedule
            ? 'Pick a weekday, and we cook for you that day.'
            : status === 'pending_approval'
              ? 'Once the kitchen has approved the plan, you can book here.'
              : null}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {upcoming.map((order) => (
            <OrderCard key={order.id} order={order} usualAddress={usualAddress} />
          ))}
        </ul>
      )}
      <TorontoTime className="mt-4" />
    </section>
  );
}
