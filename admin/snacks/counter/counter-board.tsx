import { Stack } from '@mui/material';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { useNow } from '#admin/platform/parts/use-now.ts';
import type { SnackBoard } from '#contract/snacks/desk/orders.ts';
import { CameBack } from './came-back.tsx';
import { Column } from './column.tsx';
import { Columns } from './columns.tsx';
import { dueAt } from './due.ts';
import { Folded, FoldedCancelled, OrderLines } from './folded.tsx';
import { COLUMNS, type ColumnStatus, type Filter, fits, ordersIn } from './view.ts';
import { WorkedOrders } from './worked-orders.tsx';

/** How often what is late is counted anew. */
const LOOK_AT_THE_CLOCK_MS = 20_000;

/** One day on the counter: its orders by state and hour, and the bar that moves a selection. */
export function CounterBoard({ board, filter }: { board: SnackBoard; filter: Filter }) {
  const now = { epochMilliseconds: useNow(LOOK_AT_THE_CLOCK_MS) };
  const shownIn = (status: ColumnStatus | 'undelivered' | 'delivered') =>
    ordersIn(board, status).filter((order) => fits(order, filter));
  const handedOver = shownIn('delivered');
  const booked = Object.values(board.byStatus).some((count) => count > 0);

  return (
    <WorkedOrders orders={[...COLUMNS, 'undelivered' as const].flatMap(shownIn)}>
      {(card, selecting) => (
        <>
          <CameBack orders={shownIn('undelivered')} card={(order) => card(order, true)} />
          {booked ? (
            <Columns
              countOf={(status) => shownIn(status).length}
              column={(status, headless) => (
                <Column
                  status={status}
                  orders={shownIn(status)}
                  headless={headless}
                  dueOf={({ time }) => dueAt(board.date, time, now)}
                  card={(order, due) => card(order, due.when === 'late')}
                  {...selecting}
                />
              )}
            />
          ) : (
            <Nothing words="No snacks are ordered for this day." />
          )}
          <Stack sx={{ gap: 1 }}>
            <Folded title="Handed over" count={board.byStatus.delivered}>
              <OrderLines orders={handedOver} />
            </Folded>
            <FoldedCancelled
              date={board.date}
              count={board.byStatus.cancelled}
              fits={(order) => fits(order, filter)}
            />
          </Stack>
        </>
      )}
    </WorkedOrders>
  );
}
