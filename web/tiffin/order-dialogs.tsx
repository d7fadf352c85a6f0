import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Subscription } from '#contract/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { Notices } from '#web/ui/notices.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What is being asked, by ids: the order itself is always the one that was read last. */
type Asked =
  | { what: 'skip' | 'pause' | 'withdraw'; subscriptionId: string }
  | { what: 'change'; orderId: string; quantity?: number }
  | { what: 'cancel'; orderId: string };

export type OrderDialogs = {
  /** Asks for a day to skip. */
  skip(subscription: Subscription): void;
  /** Opens what can be changed about a booked tiffin, with another quantity filled in if given. */
  change(order: TiffinOrder, quantity?: number): void;
  /** Asks for the reason to cancel. */
  cancel(order: TiffinOrder): void;
  /** Asks for how long to pause a plan. */
  pause(subscription: Subscription): void;
  /** Asks for the reason to withdraw a plan that waits for approval. */
  withdraw(subscription: Subscription): void;
};

const DialogsContext = createContext<OrderDialogs | null>(null);

export function useOrderDialogs(): OrderDialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('The dialogs are there inside <OrderDesk> only.');
  return dialogs;
}

/**
 * What every screen with booked tiffins has around its content: the place where it says what has
 * happened, and the dialogs that its rows open.
 */
export function OrderDesk({
  subscriptions,
  children,
}: {
  subscriptions: readonly Subscription[];
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialogs = useMemo<OrderDialogs>(
    () => ({
      skip: ({ subscriptionId }) => setAsked({ what: 'skip', subscriptionId }),
      change: ({ id }, quantity) =>
        setAsked({ what: 'change', orderId: id, ...(quantity && { quantity }) }),
      cancel: ({ id }) => setAsked({ what: 'cancel', orderId: id }),
      pause: ({ subscriptionId }) => setAsked({ what: 'pause', subscriptionId }),
      withdraw: ({ subscriptionId }) => setAsked({ what: 'withdraw', subscriptionId }),
    }),
    [],
  );
  const close = () => setAsked(null);
  const orderId = asked && 'orderId' in asked ? asked.orderId : undefined;
  const owner = subscriptions.find((one) =>
    asked && 'subscriptionId' in asked
      ? one.subscriptionId === asked.subscriptionId
      : one.orders.some(({ id }) => id === orderId),
  );
  const order = owner?.orders.find(({ id }) => id === orderId);
  return (
    <DialogsContext value={dialogs}>
      <Notices>
        {children}
        {asked?.what === 'skip' && owner && <SkipDialog subscription={owner} onClose={close} />}
        {asked?.what === 'change' && owner && order && (
          <ChangeDialog
            key={order.id}
            subscription={owner}
            order={order}
            quantity={asked.quantity}
            onClose={close}
          />
        )}
        {asked?.what === 'cancel' && order && <CancelDialog order={order} onClose={close} />}
        {asked?.what === 'pause' && owner && <PauseDialog subscription={owner} onClose={close} />}
        {asked?.what === 'withdraw' && owner && (
          <WithdrawDialog subscription={owner} onClose={close} />
        )}
      </Notices>
    </DialogsContext>
  );
}
