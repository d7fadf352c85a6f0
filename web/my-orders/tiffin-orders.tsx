import { historyPath } from '#web/paths.ts';
import { OrderCard } from '#web/tiffin/order-card.tsx';
import { OrderRow } from '#web/tiffin/order-row.tsx';
import { TorontoTime } from '#web/tiffin/toronto-time.tsx';
import { pastOf, upcomingOf } from '#web/tiffin/upcoming.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { PlanFound } from './search.ts';

/** Of what is over, the page shows this many; the history has the rest. */
const PAST_SHOWN = 5;

/** The orders of the plans in view: what is still to come, then the latest of what is over. */
export function TiffinOrders({ found, searching }: { found: PlanFound[]; searching: boolean }) {
  const orders = found.flatMap((one) => one.orders);
  const upcoming = upcomingOf(orders);
  const over = pastOf(orders);
  const past = searching ? over : over.slice(0, PAST_SHOWN);
  const several = found.length > 1;
  const planOf = (subscriptionId: string) =>
    found.find(({ plan }) => plan.subscriptionId === subscriptionId)?.plan;
  if (orders.length === 0) return null;
  return (
    <>
      {upcoming.length > 0 && (
        <section aria-labelledby="booked" className="mt-10 sm:mt-12">
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
        <section aria-labelledby="earlier" className="mt-10 sm:mt-12">
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
      <TorontoTime className="mt-4" />
      <p className="mt-6">
        <LinkButton
          kind="quiet"
          to={historyPath(several ? undefined : found[0]?.plan.subscriptionNumber)}
        >
          View order history
        </LinkButton>
      </p>
    </>
  );
}
