import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';

/** How a part of the counter knows what is selected, and selects it. */
export type Selecting = {
  isSelected: (id: string) => boolean;
  onSelect: (orders: readonly AdminSnackOrder[], on: boolean) => void;
};
