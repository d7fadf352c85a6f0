import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import { METHOD_NAMES } from '#admin/words/choices.ts';
import type { AdminPayment } from '#contract/admin/payments.ts';
import { formatDate } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';

type Props = {
  payments: readonly AdminPayment[];
  /** What leads to the receipt of one, where there are receipts. */
  receipt?: (payment: AdminPayment) => ReactNode;
};

/** What was paid for something, and paid back. */
export const PaymentsOf = ({ payments, receipt }: Props) => (
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
          { heading: 'Amount', align: 'right', cell: ({ amount }) => formatMoney(amount) },
          { heading: 'Method', cell: ({ method }) => METHOD_NAMES[method] },
          { heading: 'Reference', cell: ({ reference }) => reference },
          { heading: 'Remark', cell: ({ note }) => note },
          { heading: 'Recorded by', cell: ({ recordedBy }) => recordedBy ?? '' },
          ...(receipt ? [{ heading: 'Receipt', cell: receipt }] : []),
        ]}
      />
    )}
  </Section>
);
