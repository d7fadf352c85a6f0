import { Checkbox, type SxProps, type Theme } from '@mui/material';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import type { Selecting } from './selecting.ts';

type Props = Selecting & {
  orders: readonly AdminSnackOrder[];
  /** What is selected with it, for those who cannot see where it stands. */
  label: string;
  sx?: SxProps<Theme>;
};

/** Selects all of some orders, or none when all are. */
export function SelectAll({ orders, label, isSelected, onSelect, sx }: Props) {
  const chosen = orders.filter(({ id }) => isSelected(id)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === orders.length}
      indeterminate={chosen > 0 && chosen < orders.length}
      disabled={orders.length === 0}
      onChange={() => onSelect(orders, chosen < orders.length)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={[{ width: 44, height: 44 }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
