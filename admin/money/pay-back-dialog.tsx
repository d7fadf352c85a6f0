import { call } from '#admin/platform/client/services.ts';
import { standingSentence } from '#admin/money/payment-words.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminPayments } from '#contract/money/desk/payments.ts';
import type { Balance } from '#contract/money/balance.ts';
import { PaidBackInputs } from './paid-back-inputs.tsx';
import { usualPayment } from './payment-inputs.tsx';
import { asksAboutDay, withDayMeant } from './received-day.ts';
import type { PaidFor } from './record-payment-dialog.tsx';
import { bodyOfPaidBack, wentBackOf } from './signs.ts';

type Props = {
  paidFor: PaidFor;
  /** The number of what was paid for, which is also the usual reference. */
  number: string;
  balance: Balance;
  onClose: () => void;
};

/** Records money that went back for a subscription, an order or an event; most often what is due. */
export function PayBackDialog({ paidFor, number, balance, onClose }: Props) {
  const toBody = (values: object) => bodyOfPaidBack({ ...withDayMeant(values), ...paidFor });
  return (
    <ActionDialog
      title={`Record what was paid back for ${number}`}
      intro={standingSentence(balance)}
      confirm="Record it as paid back"
      busyWords="Recording…"
      doneWords="What was paid back is recorded."
      schema={wentBackOf(balance) as never}
      toBody={toBody}
      defaults={usualPayment({ number }, balance.toPayBack || null)}
      asks={asksAboutDay}
      send={(values) => call(adminPayments.record, { body: toBody(values) as never })}
      onClose={onClose}
    >
      <PaidBackInputs balance={balance} />
    </ActionDialog>
  );
}
