import { useListContext } from 'react-admin';
import { BulkBar } from '#admin/platform/moves/bulk-bar.tsx';
import { Refused } from '#admin/platform/moves/refused.tsx';
import { type Outcome, useMoveOrders } from '#admin/platform/moves/use-move-orders.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { ExitMenu } from './exit-menu.tsx';
import { barSteps, beyondItsHour, tiffinMove } from './steps.ts';
import { useDecline } from './use-decline.tsx';

/** What can be done with the selected orders of a list, above it. */
export function BulkMove() {
  const { data, selectedIds, onUnselectItems } = useListContext<AdminTiffinOrder>();
  const { move, tell, busy, refused, clearRefused } = useMoveOrders<AdminTiffinOrder>(
    () => onUnselectItems(),
    beyondItsHour,
  );
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const onExit = (outcome: Outcome) => {
    tell(outcome);
    onUnselectItems();
  };
  const decline = useDecline(selected, onExit);
  return (
    <>
      <Refused refused={refused} onClose={clearRefused} />
      <BulkBar
        count={selected.length}
        busy={busy}
        steps={barSteps(selected, decline, (step, orders) => void move(tiffinMove(step), orders))}
      >
        <ExitMenu orders={selected} label="More for the selected orders" onDone={onExit} />
      </BulkBar>
      {decline.dialog}
    </>
  );
}
