import { Typography } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { METHOD_NAMES } from '#admin/platform/words/choices.ts';
import type { AdminPayment } from '#contract/money/desk/payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { paymentRemark } from '#domain/money/payment-standing.ts';
import { formatMoney, sum } from '#domain/money/money.ts';
import { CorrectPayment } from './correct-payment.tsx';
import { ReceiptButton } from './receipt-button.tsx';

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
          { heading: 'Method', cell: ({ method }) => METHOD_NAMES[method] },
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
