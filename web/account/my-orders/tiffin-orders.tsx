import { historyPath, schedulePath } from '#web/paths.ts';
import { OrderCard } from '#web/tiffin/orders/order-card.tsx';
import { OrderRow } from '#web/tiffin/orders/order-row.tsx';
import { pastOf, upcomingOf } from '#web/tiffin/orders/upcoming.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import type { PlanFound } from './search.ts';

/** Of what is over, the page shows this many, more where it is searched for; the history has the rest. */
const PAST_SHOWN = { usually: 5, searching: 30 };

/** The plans in view have no orders: the first of them that can be used leads on. */
function NothingBooked({ found }: { found: PlanFound[] }) {
  const usable = found.find(({ plan }) => plan.actions.schedule)?.plan;
  return (
    <EmptyState
      title="Nothing booked yet"
      picture={<Drawing of="spot:empty" />}
      action={
        usable && (
          <LinkButton to={schedulePath(usable.subscriptionNumber)}>
            Schedule your first tiffin
          </LinkButton>
        )
      }
    >
      {usable
        ? 'Pick a weekday, and we cook for you that day.'
        : 'What you book will be here, with the time until which it can be skipped.'}
    </EmptyState>
  );
}

/** The orders of the plans in view: what is still to come, then the latest of what is over. */
export function TiffinOrders({ found, searching }: { found: PlanFound[]; searching: boolean }) {
  const orders = found.flatMap((one) => one.orders);
  const upcoming = upcomingOf(orders);
  const past = pastOf(orders).slice(0, PAST_SHOWN[searching ? 'searching' : 'usually']);
  const several = found.length > 1;
  const planOf = (subscriptionId: string) =>
    found.find(({ plan }) => plan.subscriptionId === subscriptionId)?.plan;
  if (orders.length === 0) return <NothingBooked found={found} />;
  return (
    <div className="grid gap-10">
      {upcoming.length > 0 && (
        <section aria-labelledby="booked">
          <h2 id="booked" className="mb-4 text-section">
            Booked tiffins
          </h2>
          <ul className="grid gap-4">
            {upcoming.map((order) => {
              const plan = planOf(order.subscriptionId);
              return (
                <OrderCard
                  key={order.id}
                  order={order}
                  usualAddress={plan?.customerAddress}
                  planName={several ? plan?.planName : undefined}
                />
              );
            })}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="mb-4 text-section">
            Earlier
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            {past.map((order) => (
              <OrderRow key={order.id} order={order} withPlan={several} />
            ))}
          </ul>
        </section>
      )}
      <div className="grid justify-items-start gap-4">
        <TorontoTime />
        <LinkButton
          kind="quiet"
          to={historyPath(several ? undefined : found[0]?.plan.subscriptionNumber)}
        >
          View order history
        </LinkButton>
      </div>
    </div>
  );
}
