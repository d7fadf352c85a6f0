import { Stack } from '@mui/material';
import { useState } from 'react';
import { OncePressed } from '#admin/moves/once-pressed.tsx';
import { Refused } from '#admin/moves/refused.tsx';
import { useMoveOrders } from '#admin/moves/use-move-orders.ts';
import { useSelection } from '#admin/moves/use-selection.ts';
import { Nothing } from '#admin/parts/states.tsx';
import { useNow } from '#admin/parts/use-now.ts';
import { type Asked, AskedOfOrder } from '#admin/snack-orders/asked-of-order.tsx';
import { type SnackStep, snackMove } from '#admin/snack-orders/steps.ts';
import type { AdminSnackOrder, SnackBoard } from '#contract/admin/snack-orders.ts';
import { CameBack } from './came-back.tsx';
import { followCard } from './card-focus.ts';
import { Column } from './column.tsx';
import { Columns } from './columns.tsx';
import { CounterBar } from './counter-bar.tsx';
import { dueAt } from './due.ts';
import { Folded, FoldedCancelled, OrderLines } from './folded.tsx';
import { OrderCard } from './order-card.tsx';
import { COLUMNS, type ColumnStatus, type Filter, fits, ordersIn } from './view.ts';

/** How often what is late is counted anew. */
const LOOK_AT_THE_CLOCK_MS = 20_000;

/** One day on the counter: its orders by state and hour, and the bar that moves a selection. */
export function CounterBoard({ board, filter }: { board: SnackBoard; filter: Filter }) {
  const now = { epochMilliseconds: useNow(LOOK_AT_THE_CLOCK_MS) };
  const [asked, setAsked] = useState<Asked | null>(null);
  const shownIn = (status: ColumnStatus | 'undelivered' | 'delivered') =>
    ordersIn(board, status).filter((order) => fits(order, filter));
  const selection = useSelection([...COLUMNS, 'undelivered' as const].flatMap(shownIn));
  const { move, tell, busy, isMoving, refused, clearRefused } = useMoveOrders<AdminSnackOrder>(
    (moved) => selection.set(moved, false),
  );
  const step = (action: SnackStep, orders: readonly AdminSnackOrder[]) =>
    move(snackMove(action, orders), orders);
  const handedOver = shownIn('delivered');
  const booked = Object.values(board.byStatus).some((count) => count > 0);

  const card = (order: AdminSnackOrder, late: boolean) => (
    <OrderCard
      key={order.id}
      order={order}
      late={late}
      selected={selection.isSelected(order.id)}
      moving={isMoving(order.id)}
      onSelect={(on) => selection.set([order], on)}
      onStep={(action, byKey) =>
        void step(action, [order]).then(() => byKey && followCard(order.id))
      }
      onAsk={setAsked}
    />
  );

  return (
    <OncePressed sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Refused refused={refused} onClose={clearRefused} />
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
              isSelected={selection.isSelected}
              onSelect={selection.set}
              card={(order, due) => card(order, due.when === 'late')}
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
      <CounterBar
        selected={selection.selected}
        busy={busy}
        onStep={(action, orders) => void step(action, orders)}
        onCancel={(orders) => setAsked({ about: 'cancel', orders })}
        onClear={selection.clear}
      />
      <AskedOfOrder
        asked={asked}
        onMoved={(outcome) => {
          tell(outcome);
          selection.clear();
        }}
        onClose={() => setAsked(null)}
      />
    </OncePressed>
  );
}
