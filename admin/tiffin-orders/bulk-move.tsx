import { useListContext } from 'react-admin';
import { BulkBar } from '#admin/moves/bulk-bar.tsx';
import { Refused } from '#admin/moves/refused.tsx';
import { useMoveOrders } from '#admin/moves/use-move-orders.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { ExitMenu } from './exit-menu.tsx';
import { ACTION_WORDS, nextSteps, tiffinMove } from './steps.ts';

/** What can be done with the selected orders of a list, above it. */
export function BulkMove() {
  const { data, selectedIds, onUnselectItems } = useListContext<AdminTiffinOrder>();
  const { move, tell, busy, refused, clearRefused } = useMoveOrders(() => onUnselectItems());
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <Refused refused={refused} onClose={clearRefused} />
      <BulkBar
        count={selected.length}
        busy={busy}
        steps={nextSteps(selected).map(({ action, orders }) => ({
          key: action,
          words: `${ACTION_WORDS[action].does} ${orders.length}`,
          onPress: () => void move(tiffinMove(action), orders),
        }))}
      >
        <ExitMenu
          orders={selected}
          label="More for the selected orders"
          onDone={(outcome) => {
            tell(outcome);
            onUnselectItems();
          }}
        />
      </BulkBar>
    </>
  );
}
