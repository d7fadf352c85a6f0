import { Alert, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { DayLoad } from '#admin/catering/inquiries/day-load.tsx';
import {
  guestsText,
  type InquiryRecord,
  inquiryPath,
} from '#admin/catering/inquiries/inquiry-record.ts';
import { waitsForCall } from '#admin/catering/inquiries/marks.tsx';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { LoadingState } from '#admin/platform/components/states.tsx';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import { eventDayAndTime, timedEvent } from '#domain/catering/event-clock.ts';
import { eventOf, latestQuote } from '#domain/catering/inquiry.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { QuoteEditor } from './quote-editor.tsx';

/** Whether the whole of an inquiry is read, not only what the list knows of it. */
const isWhole = (inquiry: InquiryRecord): inquiry is AdminInquiryDetails =>
  inquiry.load !== undefined && inquiry.draft !== undefined;

/** Where a quote is written: what it is for, the load of its day, and its lines. */
export const QuotePage = () => (
  <ShowPage<InquiryRecord> noun="Quote">
    {(inquiry) => (
      <Page title={`Quote for ${inquiry.inquiryNumber}`}>
        <Typography>
          <Link component={RouterLink} to={inquiryPath(inquiry)} color="inherit">
            {inquiry.inquiryNumber}, {inquiry.customerName}
          </Link>
          {` · ${eventOf(inquiry)} · ${guestsText(inquiry.numberOfGuests)} · ${inquiry.selectedPlan.name} · estimate ${formatMoney(inquiry.pricingCalculation.totalPrice)}`}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {eventDayAndTime(inquiry.eventDate, timedEvent(inquiry))}
        </Typography>
        <InquirySummary inquiry={inquiry} />
        {isWhole(inquiry) ? (
          <>
            <DayLoad load={inquiry.load} />
            <QuoteEditor key={inquiry.id} inquiry={inquiry} />
          </>
        ) : (
          <LoadingState />
        )}
      </Page>
    )}
  </ShowPage>
);

/** What the writer should know before the first line. */
function InquirySummary({ inquiry }: { inquiry: InquiryRecord }) {
  const latest = latestQuote(inquiry);
  return (
    <>
      {!inquiry.staffActions.includes('quote') && (
        <Alert
          severity="error"
          action={
            <Button component={RouterLink} to={inquiryPath(inquiry)} color="inherit">
              Go to the inquiry
            </Button>
          }
        >
          This inquiry is {INQUIRY_STATUSES[inquiry.status].label.toLowerCase()} now: no quote can
          be sent for it.
        </Alert>
      )}
      {waitsForCall(inquiry) && (
        <Alert severity="warning">
          {inquiry.numberOfGuests} guests: the customer has been told that you will call.
        </Alert>
      )}
      {inquiry.wantsChange && latest?.changeRequest && (
        <Alert severity="warning">
          Asked for, about version {latest.version}:{' '}
          <span style={{ whiteSpace: 'pre-line' }}>{latest.changeRequest}</span>
        </Alert>
      )}
    </>
  );
}
