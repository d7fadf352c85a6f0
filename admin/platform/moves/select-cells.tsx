import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import type { Movable } from './use-move-orders.ts';

/** Selects one order of a list; a press on it does not open the order. */
export function SelectOrder({ order }: { order: Movable }) {
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
