import { Alert } from '@mui/material';
import type { AdminInquiry } from '#contract/admin/catering.ts';
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
      {inquiry.cancelReason && <Alert severity="info">Reason: {inquiry.cancelReason}</Alert>}
    </>
  );
}
