import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { PAYMENT_METHOD_LABELS } from '#admin/kitchen/labels/choices.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { CorrectButton, refusalText } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { PdfButton } from '#admin/money/pdf-button.tsx';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { call } from '#admin/services.ts';
import type { Balance } from '#contract/money/balance.ts';
import { type AdminPayment, adminPayments } from '#contract/money/desk-payments.ts';
import { toPayBackText } from '#domain/money/balance-text.ts';
import { PAYMENT_VALIDITY_LABELS, paymentRemark } from '#domain/money/payment-validity.ts';
import { checkTakingOut } from '#domain/money/reversals.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney, sum } from '#domain/platform/money.ts';
import type { PayableRef } from './payment-dialogs.tsx';

/** Takes out a payment that was entered by mistake; of one that does not count, why. */
function CorrectPayment({
  payment,
  paid,
}: {
  payment: AdminPayment;
  /** What was paid in all for what it is for, in cents. */
  paid: number;
}) {
  const { id, standing, receivedDay } = payment;
  const words = PAYMENT_VALIDITY_LABELS[standing];
  if (words !== null) return <Chip tone="steel">{words}</Chip>;
  const amount = formatMoney(payment.amount);
  const what = `the payment of ${amount}`;
  return (
    <CorrectButton
      endpoint={adminPayments.correct}
      label={`Correct ${what} from ${formatDate(receivedDay)}`}
      what={what}
      truths={[
        {
          key: 'mistake',
          label: 'It was entered by mistake',
          refused: refusalText(checkTakingOut(payment.amount, paid)),
          changes: [
            `${formatMoney(-payment.amount)} is written beside it, so that nothing of it counts.`,
            'Its receipt says that it was entered by mistake, and its customer no longer sees it.',
          ],
        },
      ]}
      send={({ reason }) => call(adminPayments.correct, { params: { id }, body: { reason } })}
    />
  );
}

/** The receipt of a payment, as a PDF. */
export const ReceiptButton = ({ payment }: { payment: AdminPayment }) => (
  <PdfButton
    words="Receipt"
    label={`Download the receipt of ${formatMoney(payment.amount)} from ${formatDate(payment.receivedDay)}`}
    read={() => call(adminPayments.receipt, { params: { id: payment.id } })}
  />
);

/** What was paid for something, and paid back, each with its receipt. */
export const PaymentsOf = ({ payments }: { payments: readonly AdminPayment[] }) => (
  <Section title="Payments">
    {payments.length === 0 ? (
      <Typography color="textSecondary">No payment is recorded.</Typography>
    ) : (
      <SmallTable
        label="Payments"
        rows={payments}
        keyOf={({ id }) => id}
        columns={[
          { heading: 'Received', cell: ({ receivedDay }) => formatDate(receivedDay) },
          {
            heading: 'Amount',
            align: 'right',
            cell: ({ amount }) => (
              <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(amount)}</span>
            ),
          },
          ...(payments.some(({ tax }) => tax !== 0)
            ? [
                {
                  heading: 'HST paid back',
                  align: 'right' as const,
                  cell: ({ tax }: AdminPayment) => (tax === 0 ? '' : formatMoney(tax)),
                },
              ]
            : []),
          { heading: 'Method', cell: ({ method }) => PAYMENT_METHOD_LABELS[method] },
          { heading: 'Reference', wraps: true, cell: ({ reference }) => reference },
          { heading: 'Remark', wraps: true, cell: paymentRemark },
          { heading: 'Recorded by', wraps: true, cell: ({ recordedBy }) => recordedBy ?? '' },
          { heading: 'Receipt', cell: (payment) => <ReceiptButton payment={payment} /> },
          {
            heading: 'Mistake?',
            cell: (payment) => (
              <CorrectPayment
                payment={payment}
                paid={sum(...payments.map(({ amount }) => amount))}
              />
            ),
          },
        ]}
      />
    )}
  </Section>
);

const schema = adminPayments.nothingToPayBack.body;

type Props = {
  paidFor: PayableRef;
  /** The number of what is paid for. */
  number: string;
  balance: Balance;
  /** Why it was settled without paying, where it was. */
  note: string | null;
  /** Opens the dialog that records what was paid back. */
  onRecord: () => void;
};

/** What is to be paid back for something, and the two ways to settle it; or how it was settled. */
export function PayBackSection({ paidFor, number, balance, note, onRecord }: Props) {
  const [settling, setSettling] = useState(false);
  const may = useCanCall();
  const { toPayBack } = balance;
  const toBody = (values: object) => bodyOf(schema, { ...values, ...paidFor });
  return (
    <>
      {toPayBack > 0 && (
        <Alert severity="warning">
          {toPayBackText(balance)}: please call the customer, then write down what you paid.
          {may(adminPayments.record) && (
            <>
              <br />
              <Button color="inherit" size="small" onClick={onRecord}>
                Record what was paid back
              </Button>
              <Button color="inherit" size="small" onClick={() => setSettling(true)}>
                Nothing to pay back
              </Button>
            </>
          )}
        </Alert>
      )}
      {note && <Alert severity="info">Settled without paying back: {note}</Alert>}
      {settling && (
        <ActionDialog
          title={`Nothing to pay back for ${number}`}
          intro={`${formatMoney(toPayBack)} waits to be paid back. Settle it so only when you and the customer agree that nothing is.`}
          confirm="Settle it"
          busyWords="Settling…"
          doneWords={`${number} is settled.`}
          schema={schema}
          toBody={toBody}
          send={(values) =>
            call(adminPayments.nothingToPayBack, { body: checkedBy(schema, toBody(values)) })
          }
          onClose={() => setSettling(false)}
        >
          <TextInput source="note" label="Why (stays at the desk)" multiline autoFocus />
        </ActionDialog>
      )}
    </>
  );
}
