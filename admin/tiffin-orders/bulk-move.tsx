import { Button } from '@mui/material';
import { useListContext, useUnselectAll } from 'react-admin';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { ExitMenu } from './exit-menu.tsx';
import { ACTION_WORDS, nextSteps } from './steps.ts';
import { useMoveOrders } from './use-move-orders.ts';

/** What can be done with the selected orders of a list. */
export function BulkMove() {
  const { data, selectedIds } = useListContext<AdminTiffinOrder>();
  const unselectAll = useUnselectAll('tiffin-orders');
  const { move, tell, busy } = useMoveOrders(() => unselectAll());
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      {nextSteps(selected).map(({ action, orders }) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color="secondary"
          disabled={busy !== null}
          onClick={() => move(action, orders)}
        >
          {ACTION_WORDS[action].does} {orders.length}
        </Button>
      ))}
      <ExitMenu
        orders={selected}
        label="More for the selected orders"
        onDone={(outcome) => {
          tell(outcome);
          unselectAll();
        }}
      />
    </>
  );
}
