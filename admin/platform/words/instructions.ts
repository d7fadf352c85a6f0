import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';

/** What the cook has to read about an order, one line each, nothing twice. */
export const instructionsOf = (
  order: Pick<AdminTiffinOrder, 'standingNote' | 'specialInstructions'>,
): string[] => [
  ...new Set(
    [order.standingNote, order.specialInstructions ?? '']
      .map((words) => words.trim())
      .filter(Boolean),
  ),
];
