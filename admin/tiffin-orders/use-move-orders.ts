import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ManyResult } from '#admin/api/data-provider.ts';
import { failureWords } from '#admin/api/failure.ts';
import { authProvider, dataProvider } from '#admin/api/services.ts';
import { useReadAgain } from '#admin/api/use-call.ts';
import type { AdminTiffinOrder, StaffOrderAction } from '#contract/admin/tiffin-orders.ts';
import { ACTION_WORDS } from './steps.ts';

type Order = Pick<AdminTiffinOrder, 'id' | 'orderNumber'>;

/** What became of a move: how many moved, and which were refused and why. */
export type Outcome = { action: StaffOrderAction; moved: number; refused: ManyResult['refused'] };

/** `12 delivered.`, or `10 delivered, 2 refused.` */
export function outcomeWords({ action, moved, refused }: Outcome): string {
  const done = `${moved} ${ACTION_WORDS[action].done}`;
  return refused.length === 0 ? `${done}.` : `${done}, ${refused.length} refused.`;
}

/** Takes one action on one or many orders; answers what became of them. Throws `HttpError`. */
export async function moveOrders(
  action: StaffOrderAction,
  orders: readonly Order[],
  body: Record<string, unknown> = {},
): Promise<Outcome> {
  const [only] = orders;
  if (orders.length === 1 && only) {
    await dataProvider.act('tiffin-orders', { id: only.id, action, body });
    return { action, moved: 1, refused: [] };
  }
  const ids = orders.map(({ id }) => id);
  const { data } = await dataProvider.actOnMany('tiffin-orders', { ids, action, body });
  return { action, moved: data.moved.length, refused: data.refused };
}

/**
 * Moves orders along with one press. While it is under way `busy` names the action; what was refused
 * stays in `refused`, with the reasons, until it is put away.
 */
export function useMoveOrders(onMoved: (orders: readonly Order[]) => void) {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState<StaffOrderAction | null>(null);
  const [refused, setRefused] = useState<ManyResult['refused']>([]);

  function tell(outcome: Outcome): void {
    notify(outcomeWords(outcome), { type: outcome.refused.length ? 'warning' : 'success' });
    setRefused(outcome.refused);
  }

  async function move(action: StaffOrderAction, orders: readonly Order[]): Promise<void> {
    if (busy) return;
    setBusy(action);
    try {
      const outcome = await moveOrders(action, orders);
      tell(outcome);
      const kept = new Set(outcome.refused.map(({ id }) => id));
      onMoved(orders.filter(({ id }) => !kept.has(id)));
    } catch (caught) {
      void authProvider.checkError(caught);
      notify(failureWords(caught), { type: 'error' });
    } finally {
      await readAgain();
      setBusy(null);
    }
  }

  return { move, tell, busy, refused, clearRefused: () => setRefused([]) };
}
