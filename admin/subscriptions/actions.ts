import type { ComponentType } from 'react';
import type { AdminSubscription, StaffSubscriptionAction } from '#contract/admin/subscriptions.ts';

export type ActionDialogProps = { subscription: AdminSubscription; onClose: () => void };

/** A button of a subscription's page and the question that it opens. */
export type SubscriptionButton = {
  key: StaffSubscriptionAction | 'record-payment';
  words: string;
  /** `main` is the one thing to press, `grave` cannot be undone. */
  weight: 'main' | 'plain' | 'grave';
  Dialog: ComponentType<ActionDialogProps>;
};

/** Money can be recorded once there was an approval; before that it comes with the approval. */
const canRecordPayment = (subscription: Pick<AdminSubscription, 'approvedAt'>): boolean =>
  subscription.approvedAt !== null;

/** The buttons that a subscription shows: what the API allows now, in the desk's order. */
export function buttonsFor(
  subscription: Pick<AdminSubscription, 'actions' | 'approvedAt'>,
  all: readonly SubscriptionButton[],
): SubscriptionButton[] {
  return all.filter(({ key }) =>
    key === 'record-payment' ? canRecordPayment(subscription) : subscription.actions.includes(key),
  );
}
