import { Button, Stack } from '@mui/material';
import { Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { RefusedOrders } from '#admin/kitchen/order-actions/refused-orders.tsx';
import { SelectionBar, useSelection } from '#admin/kitchen/order-actions/selection-bar.tsx';
import { useOrderActions } from '#admin/kitchen/order-actions/use-order-actions.ts';
import { ticketsPath } from '#admin/snacks/orders/paths.ts';
import {
  actionLabels,
  cancellable,
  type ForwardAction,
  nextSnackActions,
  snackMove,
} from '#admin/snacks/orders/snack-order-actions.ts';
import {
  type SnackOrderDialogState,
  SnackOrderDialogs,
} from '#admin/snacks/orders/snack-order-dialogs.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { counted } from '#domain/platform/plural.ts';
import { OrderCard } from './order-card.tsx';

/** How a part of the counter knows what is selected, and selects it. */
export type Selecting = {
  isSelected: (id: string) => boolean;
  onSelect: (orders: readonly AdminSnackOrder[], on: boolean) => void;
};

type Props = {
  /** Those that can be moved and selected. */
  orders: readonly AdminSnackOrder[];
  children: (
    card: (order: AdminSnackOrder, late: boolean) => ReactNode,
    selecting: Selecting,
  ) => ReactNode;
};

type CounterBarProps = {
  selected: readonly AdminSnackOrder[];
  busy: boolean;
  onStep: (step: ForwardAction, orders: readonly AdminSnackOrder[]) => void;
  onCancel: (orders: readonly AdminSnackOrder[]) => void;
  onClear: () => void;
};

const snacksIn = (orders: readonly AdminSnackOrder[]) =>
  orders.flatMap(({ items }) => items).reduce((total, { quantity }) => total + quantity, 0);

/** The bar that moves a selection of the counter, prints its tickets or cancels it. */
function CounterBar({ selected, busy, onStep, onCancel, onClear }: CounterBarProps) {
  const snacks = snacksIn(selected);
  const toCancel = cancellable(selected);
  return (
    <SelectionBar
      count={selected.length}
      amount={counted(snacks, 'snack')}
      steps={nextSnackActions(selected).map(({ action, orders }) => ({
        key: action,
        words: `${actionLabels(action, orders).does} ${orders.length}`,
        onPress: () => onStep(action, orders),
      }))}
      more={
        <Stack direction="row">
          <Button
            component={Link}
            to={ticketsPath(selected)}
            color="secondary"
            startIcon={<Ticket size={18} aria-hidden />}
            sx={{ minHeight: 44, px: 1.25 }}
          >
            Tickets
          </Button>
          {toCancel.length > 0 && (
            <Button
              disabled={busy}
              onClick={() => onCancel(toCancel)}
              sx={{ minHeight: 44, px: 1.25 }}
            >
              Cancel {toCancel.length}…
            </Button>
          )}
        </Stack>
      }
      busy={busy}
      onClear={onClear}
    />
  );
}

/** Orders that are worked on: their cards with the steps, and the bar that moves a selection. */
export function WorkedOrders({ orders, children }: Props) {
  const [asked, setAsked] = useState<SnackOrderDialogState | null>(null);
  const selection = useSelection(orders);
  const { move, tell, busy, isMoving, refused, clearRefused } = useOrderActions<AdminSnackOrder>(
    (moved) => selection.set(moved, false),
  );
  const step = (action: ForwardAction, chosen: readonly AdminSnackOrder[]) =>
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
    <DoublePressGuard sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <RefusedOrders refused={refused} onClose={clearRefused} />
      {children(card, { isSelected: selection.isSelected, onSelect: selection.set })}
      <CounterBar
        selected={selection.selected}
        busy={busy}
        onStep={(action, chosen) => void step(action, chosen)}
        onCancel={(chosen) => setAsked({ about: 'cancel', orders: chosen })}
        onClear={selection.clear}
      />
      <SnackOrderDialogs
        asked={asked}
        onMoved={(outcome) => {
          tell(outcome);
          selection.clear();
        }}
        onClose={() => setAsked(null)}
      />
    </DoublePressGuard>
  );
}
