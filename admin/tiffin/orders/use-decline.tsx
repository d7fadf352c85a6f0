import { useState } from 'react';
import type { Outcome } from '#admin/platform/moves/use-move-orders.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { ExitDialog } from './exit-dialog.tsx';

/**
 * The other answer to what waits for the kitchen's word; its button stands wherever Accept does. It
 * is asked about first: whoever offers it shows the `dialog`.
 */
export function useDecline(
  orders: readonly AdminTiffinOrder[],
  onDone: (outcome: Outcome) => void,
) {
  const [asked, setAsked] = useState<AdminTiffinOrder[] | null>(null);
  const waiting = orders.filter(({ actions }) => actions.includes('decline'));
  return {
    /** Those that can be declined. */
    waiting,
    ask: () => setAsked(waiting),
    dialog: asked && (
      <ExitDialog action="decline" orders={asked} onDone={onDone} onClose={() => setAsked(null)} />
    ),
  };
}
