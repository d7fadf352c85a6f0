import { createContext, useContext } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';

/** What is being asked, by ids: the order itself is always the one that was read last. */
export type OrderDialogState =
  | { what: 'skip' | 'pause' | 'withdraw' | 'cancel-plan'; subscriptionId: string }
  | { what: 'change'; orderId: string; quantity?: number }
  | { what: 'cancel'; orderId: string };

/** What the rows of a screen with booked tiffins open; the dialogs come later (order-dialogs-provider.tsx). */
export type OrderDialogs = {
  /** Asks for a day to skip. */
  skip(subscription: Subscription): void;
  /** Opens what can be changed about a booked tiffin, with another quantity filled in if given. */
  change(order: TiffinOrder, quantity?: number): void;
  /** Asks for the reason to cancel. */
  cancel(order: TiffinOrder): void;
  /** Shows what cancelling a plan would do, and asks for the reason. */
  cancelPlan(subscription: Subscription): void;
  /** Asks for how long to pause a plan, or to change the pause that is planned. */
  pause(subscription: Subscription): void;
  /** Asks for the reason to withdraw a plan that waits for approval. */
  withdraw(subscription: Subscription): void;
};

export const DialogsContext = createContext<OrderDialogs | null>(null);

export function useOrderDialogs(): OrderDialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('The dialogs are there inside <OrderDialogsProvider> only.');
  return dialogs;
}
