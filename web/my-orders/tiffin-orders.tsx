import { historyPath } from '#web/paths.ts';
import { OrderCard } from '#web/tiffin/order-card.tsx';
import { TorontoTime } from '#web/tiffin/toronto-time.tsx';
import { pastOf, upcomingOf } from '#web/tiffin/upcoming.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { PlanFound } from './search.ts';

/** Of what is over, the page shows this many; the history has the rest. */
const PAST_SHOWN = 5;

/** The orders of the plans in view: what is still to come, then the latest of what is over. */
export function TiffinOrders({ found, searching }: { found: PlanFound[]; searching: boolean }) {
  const orders = found.flatMap((one) => one.orders);
  const planOf = (subscriptionId: string) =>
    found.find(({ plan }) => plan.subscriptionId === subscriptionId)?.plan;
  const upcoming = upcomingOf(orders);
  const over = pastOf(orders);
  const past = searching ? over : over.slice(0, PAST_SHOWN);
  const lists = [
    { title: 'Booked tiffins', list: upcoming },
    { title: 'Earlier', list: past },
  ].filter(({ list }) => list.length > 0);
  if (lists.length === 0) return null;
  const [only] = found;
  return (
    <>
      {lists.map(({ title, list }) => (
        <section key={title} aria-label={title} className="mt-10 sm:mt-12">
          <h2 className="mb-4 text-section">{title}</h2>
          <ul className="grid gap-4">
            {list.map((order) => {
              const plan = planOf(order.subscriptionId);
              return (
                <OrderCard
                  key={order.id}
                  order={order}
                  usualAddress={plan?.customerAddress}
                  planName={found.length > 1 ? plan?.planName : undefined}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <TorontoTime className="mt-4" />
      <p className="mt-6">
        <LinkButton
          kind="quiet"
          to={historyPath(found.length === 1 ? only?.plan.subscriptionNumber : undefined)}
        >
          View order history
        </LinkButton>
      </p>
    </>
  );
}
