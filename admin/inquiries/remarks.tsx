import { Alert } from '@mui/material';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import { CLOCK_OPEN } from '#domain/catering/event-clock.ts';
import { latestQuote } from '#domain/catering/inquiry.ts';
import { formatDate } from '#domain/days.ts';
import { WE_WILL_CALL } from '#domain/guests.ts';
import { waitsForCall } from './marks.tsx';

/** What whoever opens an inquiry should not miss. */
export function Remarks({ inquiry }: { inquiry: AdminInquiry }) {
  const latest = latestQuote(inquiry);
  return (
    <>
      {waitsForCall(inquiry) && (
        <Alert severity="warning">
          {inquiry.numberOfGuests} guests are more than an estimate speaks for. The customer has
          read “{WE_WILL_CALL}”: call before you quote.
        </Alert>
      )}
      {inquiry.wantsChange && latest?.changeRequest && (
        <Alert severity="warning">
          The customer asks for a change of version {latest.version}:{' '}
          <span style={{ whiteSpace: 'pre-line' }}>{latest.changeRequest}</span>
        </Alert>
      )}
      {latest?.state === 'expired' && (
        <Alert severity="warning">
          Version {latest.version} was good until {formatDate(latest.validUntil)} and can no longer
          be accepted. Send a new one.
        </Alert>
      )}
      {inquiry.status === 'confirmed' && inquiry.eventClock === null && (
        <Alert severity="warning">
          {CLOCK_OPEN}. Ask {inquiry.customerName} when the food has to be there, and set the time
          below: the production sheet and the event book go by it.
        </Alert>
      )}
      {inquiry.cancelReason && <Alert severity="info">Reason: {inquiry.cancelReason}</Alert>}
    </>
  );
}
