import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ManyResult } from '#admin/platform/client/data-provider.ts';
import { failureText } from '#admin/platform/client/failure.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import type { ResourceName } from '#admin/resource-endpoints.ts';
import { authProvider, dataProvider } from '#admin/services.ts';
import { withTimingConfirmation } from './confirmation-dialog.tsx';

/** An order as far as it is moved: what the call names, and what people call it. */
export type OrderToAct = { id: string; orderNumber: string };

/** A step or a way out: the action's name in the path, as its button says it and when it is done. */
export type OrderAction = { resource: ResourceName; action: string; does: string; done: string };

/** What became of a move: how many moved, and which were refused and why. */
export type OrderActionResult = { done: string; moved: number; refused: ManyResult['refused'] };

/** `12 delivered.`, or `10 delivered, 2 refused.` */
export function orderActionText({ done, moved, refused }: OrderActionResult): string {
  const said = `${moved} ${done}`;
  return refused.length === 0 ? `${said}.` : `${said}, ${refused.length} refused.`;
}

/** Takes one action on one or many orders; answers what became of them. Throws `HttpError`. */
export async function moveOrders(
  { resource, action, done }: OrderAction,
  orders: readonly OrderToAct[],
  body: Record<string, unknown> = {},
): Promise<OrderActionResult> {
  const [only] = orders;
  if (orders.length === 1 && only) {
    await dataProvider.act(resource, { id: only.id, action, body });
    return { done, moved: 1, refused: [] };
  }
  const ids = orders.map(({ id }) => id);
  const { data } = await dataProvider.actOnMany(resource, { ids, action, body });
  return { done, moved: data.moved.length, refused: data.refused };
}

/**
 * Moves orders along with one press. What is under way is not moved a second time, and is busy until
 * the page has read what became of it; what was refused stays in `refused`, with the reasons, until
 * it is put away. `says` adds what else is to be known of what was moved.
 */
export function useOrderActions<Order extends OrderToAct>(
  onMoved: (orders: readonly Order[]) => void,
  says: (what: OrderAction, moved: readonly Order[]) => string = () => '',
) {
  const notify = useNotify();
  const readAgain = useRefetchAll();
  const underWay = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ManyResult['refused']>([]);

  function tell(outcome: OrderActionResult, more = ''): void {
    notify(`${orderActionText(outcome)} ${more}`.trim(), {
      type: outcome.refused.length ? 'warning' : 'success',
    });
    setRefused(outcome.refused);
  }

  function mark(orders: readonly Order[], isMoving: boolean): void {
    for (const { id } of orders) {
      if (isMoving) underWay.current.add(id);
      else underWay.current.delete(id);
    }
    setMoving(new Set(underWay.current));
  }

  async function move(what: OrderAction, orders: readonly Order[]): Promise<void> {
    if (orders.some(({ id }) => underWay.current.has(id))) return;
    mark(orders, true);
    try {
      const outcome = await withTimingConfirmation(what.does, (body) =>
        moveOrders(what, orders, body),
      );
      if (!outcome) return;
      const kept = new Set(outcome.refused.map(({ id }) => id));
      const moved = orders.filter(({ id }) => !kept.has(id));
      tell(outcome, says(what, moved));
      onMoved(moved);
    } catch (caught) {
      void authProvider.checkError(caught);
      notify(failureText(caught), { type: 'error' });
    } finally {
      await readAgain();
      mark(orders, false);
    }
  }

  return {
    move,
    tell,
    busy: moving.size > 0,
    isMoving: (id: string) => moving.has(id),
    refused,
    clearRefused: () => setRefused([]),
  };
}

type Actionable<Action> = { actions: readonly Action[] };

/** An action and the orders, of those asked about, that can take it. */
type AvailableAction<Action, Order> = { action: Action; orders: Order[] };

/** Each of the actions that some of the orders can take now, in the order of the actions. */
export function availableActionsOf<All, Action extends All, Order extends Actionable<All>>(
  actions: readonly Action[],
  orders: readonly Order[],
): AvailableAction<Action, Order>[] {
  return actions
    .map((action) => ({ action, orders: orders.filter((order) => order.actions.includes(action)) }))
    .filter((offer) => offer.orders.length > 0);
}

/** The next step of one order on its way; undefined when it has arrived or left the way. */
export const nextActionOf = <All, Step extends All>(
  way: readonly Step[],
  order: Actionable<All>,
): Step | undefined => way.find((step) => order.actions.includes(step));

/**
 * The next steps of a selection, the earliest first: stragglers are brought along before the rest
 * moves on, so that pressing the first button again and again takes everybody to the door.
 */
export const nextActionsOf = <All, Step extends All, Order extends Actionable<All>>(
  way: readonly Step[],
  orders: readonly Order[],
): AvailableAction<Step, Order>[] =>
  availableActionsOf<All, Step, Order>(way, orders).filter(({ action, orders: able }) =>
    able.some((order) => nextActionOf<All, Step>(way, order) === action),
  );
