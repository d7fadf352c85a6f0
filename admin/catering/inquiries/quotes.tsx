import { Box, Button, Stack, Typography } from '@mui/material';
import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router';
import { QUOTE_STATES } from '#admin/kitchen/labels/statuses.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { CustomerNote } from '#admin/money/item-lines.tsx';
import { PdfButton } from '#admin/money/pdf-button.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Chip, StatusChip } from '#admin/platform/components/chip.tsx';
import { Sums } from '#admin/platform/components/facts.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { call } from '#admin/services.ts';
import { type AdminInquiry, adminCatering } from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatDate, formatInstant } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { quotePath } from './inquiry-record.ts';

/** Every version of the quote, the latest first and open. */
export function Quotes({ inquiry }: { inquiry: AdminInquiry }) {
  const { quotes, staffActions } = inquiry;
  const may = useCanCall();
  return (
    <Section
      title="Quotes"
      aside={
        staffActions.includes('quote') &&
        may(adminCatering.sendQuote) && (
          <Button
            component={Link}
            to={quotePath(inquiry)}
            color="secondary"
            size="small"
            startIcon={<FilePenLine size={18} aria-hidden />}
          >
            {quotes.length === 0 ? 'Write a quote' : 'Write a new version'}
          </Button>
        )
      }
    >
      {quotes.length === 0 && (
        <Typography color="textSecondary">
          None so far. The first one begins with the estimate.
        </Typography>
      )}
      <Stack sx={{ gap: 1.5 }}>
        {quotes.toReversed().map((quote, place) => (
          <Version key={quote.version} {...{ inquiry, quote }} latest={place === 0} />
        ))}
      </Stack>
    </Section>
  );
}

type ShownQuote = { inquiry: AdminInquiry; quote: Quote; latest: boolean };

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

/** One version as it was sent, with what the customer said to it. */
function Version({ inquiry, quote, latest }: ShownQuote) {
  const { version, state, total, sentAt, validUntil, acceptedAt } = quote;
  return (
    <Box component="article" sx={{ border: 1, borderColor: 'divider', borderRadius: 3, p: 1.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
      >
        <Typography component="h3" variant="h5">
          Version {version}
        </Typography>
        {state === 'open' && quote.changeRequest ? (
          <Chip tone="turmeric">Change asked for</Chip>
        ) : (
          <StatusChip status={state} words={QUOTE_STATES} />
        )}
        <strong>{formatMoney(total)}</strong>
        <Box sx={{ ml: 'auto' }}>
          <PdfButton
            words="PDF"
            label={`Download version ${version} as a PDF`}
            read={() => call(adminCatering.quotePdf, { params: { id: inquiry.id, version } })}
          />
        </Box>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {keepTogether(
          [
            `Sent ${formatInstant(sentAt)}`,
            `good until ${formatDate(validUntil)}`,
            ...(acceptedAt ? [`accepted ${formatInstant(acceptedAt)}`] : []),
          ].join(' · '),
        )}
      </Typography>
      {quote.changeRequest && (
        <Box sx={{ mt: 1 }}>
          Asked for{quote.changeRequestedAt && ` on ${formatInstant(quote.changeRequestedAt)}`}:
          <CustomerNote>{quote.changeRequest}</CustomerNote>
        </Box>
      )}
      <Box
        component="details"
        open={latest}
        sx={{ mt: 0.5, '& > summary': { cursor: 'pointer', py: 1, fontWeight: 650 } }}
      >
        <summary>Lines of version {version}</summary>
        <QuoteContent quote={quote} />
      </Box>
    </Box>
  );
}
