import { Typography } from '@mui/material';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { Sums } from '#admin/platform/parts/sums.tsx';
import type { Quote } from '#contract/catering/quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { taxName } from '#domain/money/receipt.ts';

/** What a quote says: its lines, its sums, and its note. */
export const QuoteContent = ({ quote }: { quote: Quote }) => (
  <>
    <SmallTable
      label={`Lines of version ${quote.version}`}
      rows={quote.lines.map((line, place) => ({ line, place }))}
      keyOf={({ place }) => place}
      columns={[
        { heading: 'For', wraps: true, cell: ({ line }) => line.label },
        { heading: 'How many', align: 'right', cell: ({ line }) => line.quantity },
        { heading: 'Each', align: 'right', cell: ({ line }) => formatMoney(line.unitPrice) },
        { heading: 'With HST', cell: ({ line }) => (line.taxable ? 'Yes' : 'No') },
        { heading: 'Amount', align: 'right', cell: ({ line }) => formatMoney(line.amount) },
      ]}
    />
    <Sums
      sums={[
        { label: 'Subtotal', amount: quote.subtotal },
        { label: taxName(quote.taxPercentage), amount: quote.taxAmount },
        { label: 'Total', amount: quote.total, main: true },
        { label: 'Deposit', amount: quote.deposit },
      ]}
    />
    {quote.note && (
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>Note: {quote.note}</Typography>
    )}
  </>
);
