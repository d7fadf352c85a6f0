import { Alert } from '@mui/material';
import { CLOCK_OPEN, isOver } from '#domain/catering/event-clock.ts';
import { unsuitedOf } from '#domain/catering/guest-diets.ts';
import { latestQuote } from '#domain/catering/inquiry.ts';
import { formatDate } from '#domain/platform/days.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import type { InquiryWhole } from './inquiry.ts';
import { waitsForCall } from './marks.tsx';

/** What whoever opens an inquiry should not miss. */
export function Remarks({ inquiry }: { inquiry: InquiryWhole }) {
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
      {inquiry.toCook &&
        !isOver(inquiry.status) &&
        unsuitedOf({ ...inquiry, toCook: inquiry.toCook }).map((words) => (
          <Alert key={words} severity="warning">
            {words} Agree with {inquiry.customerName} what those guests get.
          </Alert>
        ))}
      {inquiry.cancelReason && <Alert severity="info">Reason: {inquiry.cancelReason}</Alert>}
    </>
  );
}
