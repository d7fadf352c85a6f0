import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';

/** How a part of the counter knows what is selected, and selects it. */
export type Selecting = {
  isSelected: (id: string) => boolean;
  onSelect: (orders: readonly AdminSnackOrder[], on: boolean) => void;
};
