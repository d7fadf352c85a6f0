import { type ReactNode, useMemo, useState } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { DialogsContext, type OrderDialogState, type OrderDialogs } from './use-order-dialogs.ts';

/** Forms with all that checks them: fetched by those who ask. */
const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** What a dialog is called while it is on its way. */
const TITLES: Record<OrderDialogState['what'], string> = {
  skip: 'Skip Tiffin',
  change: 'Change a tiffin',
  cancel: 'Cancel a tiffin',
  'cancel-plan': 'Cancel your plan',
  pause: 'Pause your plan',
  withdraw: 'Withdraw this plan?',
};

/**
 * What every screen with booked tiffins has around its content: the place where it says what has
 * happened, and the dialogs that its rows open.
 */
export function OrderDialogsProvider({
  subscriptions,
  children,
}: {
  subscriptions: readonly Subscription[];
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<OrderDialogState | null>(null);
  const dialogs = useMemo<OrderDialogs>(
    () => ({
      skip: ({ subscriptionId }) => setAsked({ what: 'skip', subscriptionId }),
      change: ({ id }, quantity) =>
        setAsked({ what: 'change', orderId: id, ...(quantity && { quantity }) }),
      cancel: ({ id }) => setAsked({ what: 'cancel', orderId: id }),
      cancelPlan: ({ subscriptionId }) => setAsked({ what: 'cancel-plan', subscriptionId }),
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
        {asked && (owner || order) && (
          <LazyDialog title={TITLES[asked.what]} onClose={close}>
            <OrderDialog asked={asked} owner={owner} order={order} onClose={close} />
          </LazyDialog>
        )}
      </Notices>
    </DialogsContext>
  );
}
