import type { ComponentType } from 'react';
import { RESOURCE_ENDPOINTS } from '#admin/resource-endpoints.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type {
  AdminSubscription,
  StaffSubscriptionAction,
} from '#contract/tiffin/desk-subscriptions.ts';

export type ActionDialogProps = { subscription: AdminSubscription; onClose: () => void };

/** A button of a subscription's page and the question that it opens. */
export type SubscriptionButton = {
  key: StaffSubscriptionAction | 'record-payment' | 'pay-back';
  words: string;
  /** `main` is the one thing to press, `grave` cannot be undone. */
  weight: 'main' | 'plain' | 'grave';
  Dialog: ComponentType<ActionDialogProps>;
};

/** The call that a button makes in the end. */
export const callOf = (key: SubscriptionButton['key']): Endpoint =>
  key === 'record-payment' || key === 'pay-back'
    ? adminPayments.record
    : RESOURCE_ENDPOINTS.subscriptions.actions[key];

/** Money can be recorded once there was an approval; before that it comes with the approval. */
const canRecordPayment = (subscription: Pick<AdminSubscription, 'approvedAt'>): boolean =>
  subscription.approvedAt !== null;

/** The buttons that a subscription shows: what the API allows now, in the desk's order. */
export function buttonsFor(
  subscription: Pick<AdminSubscription, 'actions' | 'approvedAt' | 'balance'>,
  all: readonly SubscriptionButton[],
): SubscriptionButton[] {
  const { actions, balance } = subscription;
  return all.filter(({ key }) => {
    // What is to be paid back is said, and recorded, above everything else.
    const isSettled = balance.toPayBack === 0;
    if (key === 'record-payment') return canRecordPayment(subscription) && isSettled;
    if (key === 'pay-back') return balance.paid > 0 && isSettled;
    return actions.includes(key);
  });
}
