import { Box, Button, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { BarStep } from './selection-bar.tsx';
import type { OrderToAct } from './use-order-actions.ts';

type Props = {
  count: number;
  steps: readonly BarStep[];
  /** What else can be done with them. */
  children: ReactNode;
  busy: boolean;
};

/** What can be done with the selected orders of a list, above it. */
export function BulkBar({ count, steps, busy, children }: Props) {
  if (count === 0) return null;
  return (
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
        {count} selected
      </Box>
      {steps.map(({ key, words, onPress }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={onPress}
        >
          {words}
        </Button>
      ))}
      {children}
    </Box>
  );
}

/** Selects one order of a list; a press on it does not open the order. */
export function SelectOrder({ order }: { order: OrderToAct }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(order.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(order.id)}
      slotProps={{ input: { 'aria-label': `Select ${order.orderNumber}` } }}
      sx={{ my: -1 }}
    />
  );
}

/** Selects every order on the page. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === data.length}
      indeterminate={chosen > 0 && chosen < data.length}
      onChange={() =>
        chosen < data.length ? onSelect(data.map(({ id }) => id)) : onUnselectItems()
      }
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      sx={{ my: -1 }}
    />
  );
}
