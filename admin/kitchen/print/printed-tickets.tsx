import { useCreatePath, useGetMany } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Nothing, ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { Paper } from './paper.tsx';
import { Ticket } from './ticket.tsx';

/** As the counter works through them: by day, by time, in the order in which they came in. */
const placeOf = ({ deliveryDate, deliveryTime, orderNumber }: AdminSnackOrder): string =>
  [deliveryDate, deliveryTime, orderNumber].join(' ');

/** A ticket for each of the orders that the address names, one a page. */
export function PrintedTickets() {
  const [params] = useSearchParams();
  const createPath = useCreatePath();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
  const { data, error, refetch } = useGetMany<AdminSnackOrder>('snack-orders', { ids });
  const orders = (data ?? []).toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  const [first] = orders;
  const back =
    first && orders.length === 1
      ? {
          to: createPath({ resource: 'snack-orders', id: first.id, type: 'show' }),
          words: 'Back to the order',
        }
      : { to: counterPath(first?.deliveryDate), words: 'Back to the counter' };
  return (
    <Paper
      title={first && orders.length === 1 ? first.orderNumber : 'Tickets'}
      back={back}
      ready={orders.length > 0}
    >
      {orders.length > 0 ? (
        <main>
          {orders.map((order) => (
            <Ticket key={order.id} order={order} />
          ))}
        </main>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : data || ids.length === 0 ? (
        <Nothing words="There is no such order." />
      ) : (
        <Waiting />
      )}
    </Paper>
  );
}
