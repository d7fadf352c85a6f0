import { Box, Button } from '@mui/material';
import { useListContext, useUnselectAll } from 'react-admin';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { ExitMenu } from './exit-menu.tsx';
import { Refused } from './refused.tsx';
import { ACTION_WORDS, nextSteps } from './steps.ts';
import { useMoveOrders } from './use-move-orders.ts';

/** What can be done with the selected orders of a list, above it. */
export function BulkMove() {
  const { data, selectedIds } = useListContext<AdminTiffinOrder>();
  const unselectAll = useUnselectAll('tiffin-orders');
  const { move, tell, busy, refused, clearRefused } = useMoveOrders(() => unselectAll());
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <Refused refused={refused} onClose={clearRefused} />
      {selected.length > 0 && (
        <Box
          role="region"
          aria-label="Selected orders"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1,
            bgcolor: 'house.sunken',
          }}
        >
          <Box component="strong" sx={{ px: 1 }}>
            {selected.length} selected
          </Box>
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
        </Box>
      )}
    </>
  );
}
