import { Button } from '@mui/material';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { BulkBar } from '#admin/platform/moves/bulk-bar.tsx';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { Refused } from '#admin/platform/moves/refused.tsx';
import { useMoveOrders } from '#admin/platform/moves/use-move-orders.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { type Asked, AskedOfOrder } from './asked-of-order.tsx';
import { ticketsPath } from './paths.ts';
import { actionWords, cancellable, nextSteps, snackMove } from './steps.ts';

/** What can be done with the selected orders of the list, above it. */
export function BulkMove() {
  const { data, selectedIds, onUnselectItems } = useListContext<AdminSnackOrder>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { move, tell, busy, refused, clearRefused } = useMoveOrders(() => onUnselectItems());
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const toCancel = cancellable(selected);
  return (
    <OncePressed>
      <Refused refused={refused} onClose={clearRefused} />
      <BulkBar
        count={selected.length}
        busy={busy}
        steps={nextSteps(selected).map(({ action, orders }) => ({
          key: action,
          words: `${actionWords(action, orders).does} ${orders.length}`,
          onPress: () => void move(snackMove(action, orders), orders),
        }))}
      >
        <Button
          component={Link}
          to={ticketsPath(selected)}
          size="small"
          color="secondary"
          startIcon={<Ticket size={18} aria-hidden />}
        >
          Tickets
        </Button>
        {toCancel.length > 0 && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => setAsked({ about: 'cancel', orders: toCancel })}
          >
            Cancel {toCancel.length}…
          </Button>
        )}
      </BulkBar>
      <AskedOfOrder
        asked={asked}
        onMoved={(outcome) => {
          tell(outcome);
          onUnselectItems();
        }}
        onClose={() => setAsked(null)}
      />
    </OncePressed>
  );
}
