import { type ReactNode, useState } from 'react';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { Refused } from '#admin/platform/moves/refused.tsx';
import { useMoveOrders } from '#admin/platform/moves/use-move-orders.ts';
import { useSelection } from '#admin/platform/moves/use-selection.ts';
import { type Asked, AskedOfOrder } from '#admin/snacks/orders/asked-of-order.tsx';
import { type SnackStep, snackMove } from '#admin/snacks/orders/steps.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { CounterBar } from './counter-bar.tsx';
import { OrderCard } from './order-card.tsx';
import type { Selecting } from './selecting.ts';

type Props = {
  /** Those that can be moved and selected. */
  orders: readonly AdminSnackOrder[];
  children: (
    card: (order: AdminSnackOrder, late: boolean) => ReactNode,
    selecting: Selecting,
  ) => ReactNode;
};

/** Orders that are worked on: their cards with the steps, and the bar that moves a selection. */
export function WorkedOrders({ orders, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useSelection(orders);
  const { move, tell, busy, isMoving, refused, clearRefused } = useMoveOrders<AdminSnackOrder>(
    (moved) => selection.set(moved, false),
  );
  const step = (action: SnackStep, chosen: readonly AdminSnackOrder[]) =>
    move(snackMove(action, chosen), chosen);

  const card = (order: AdminSnackOrder, late: boolean) => (
    <OrderCard
      key={order.id}
      order={order}
      late={late}
      selected={selection.isSelected(order.id)}
      moving={isMoving(order.id)}
      onSelect={(on) => selection.set([order], on)}
      onStep={(action) => void step(action, [order])}
      onAsk={setAsked}
    />
  );

  return (
    <OncePressed sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Refused refused={refused} onClose={clearRefused} />
      {children(card, { isSelected: selection.isSelected, onSelect: selection.set })}
      <CounterBar
        selected={selection.selected}
        busy={busy}
        onStep={(action, chosen) => void step(action, chosen)}
        onCancel={(chosen) => setAsked({ about: 'cancel', orders: chosen })}
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
