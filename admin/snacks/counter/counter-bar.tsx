import { Button, Stack } from '@mui/material';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { SelectionBar } from '#admin/platform/moves/selection-bar.tsx';
import { ticketsPath } from '#admin/snacks/orders/paths.ts';
import { actionWords, cancellable, nextSteps, type SnackStep } from '#admin/snacks/orders/steps.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';

type Props = {
  selected: readonly AdminSnackOrder[];
  busy: boolean;
  onStep: (step: SnackStep, orders: readonly AdminSnackOrder[]) => void;
  onCancel: (orders: readonly AdminSnackOrder[]) => void;
  onClear: () => void;
};

const snacksIn = (orders: readonly AdminSnackOrder[]) =>
  orders.flatMap(({ items }) => items).reduce((total, { quantity }) => total + quantity, 0);

/** The bar that moves a selection of the counter, prints its tickets or cancels it. */
export function CounterBar({ selected, busy, onStep, onCancel, onClear }: Props) {
  const snacks = snacksIn(selected);
  const toCancel = cancellable(selected);
  return (
    <SelectionBar
      count={selected.length}
      amount={`${snacks} ${snacks === 1 ? 'snack' : 'snacks'}`}
      steps={nextSteps(selected).map(({ action, orders }) => ({
        key: action,
        words: `${actionWords(action, orders).does} ${orders.length}`,
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
