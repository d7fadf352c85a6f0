import { Box } from '@mui/material';
import { INQUIRY_STATUSES } from '#admin/kitchen/words/statuses.ts';
import { Chip, StatusChip } from '#admin/platform/parts/chip.tsx';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { isClockOpen, readyWords, type TimedEvent } from '#domain/catering/event-clock.ts';

type Waiting = Pick<AdminInquiry, 'status' | 'needsCall'>;
type Marked = Waiting & Pick<AdminInquiry, 'wantsChange' | 'eventClock'>;

/** While an inquiry is being talked about; afterwards nobody has to be called about its guests. */
const TALKING: readonly InquiryStatus[] = ['pending', 'contacted'];

/** Whether somebody has to call before there can be a quote. */
export const waitsForCall = ({ status, needsCall }: Waiting): boolean =>
  needsCall && TALKING.includes(status);

/** How far an inquiry is, and what it waits for. */
export const InquiryMarks = ({ inquiry }: { inquiry: Marked }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <StatusChip status={inquiry.status} words={INQUIRY_STATUSES} />
    {inquiry.wantsChange && <Chip tone="chilli">Wants a change</Chip>}
    {inquiry.status === 'confirmed' && inquiry.eventClock === null && (
      <Chip tone="chilli">No time yet</Chip>
    )}
    {waitsForCall(inquiry) && <Chip tone="chilli">Call first</Chip>}
  </Box>
);

/** Events that are promised, or about to be: a time that is missing here has to be asked for. */
const PROMISED: readonly InquiryStatus[] = ['quoted', 'confirmed'];

/** When the food of an event has to be there; loud where it is promised without a time. */
export function ReadyMark(event: TimedEvent) {
  const { clock, status } = event;
  const words = readyWords(event);
  if (words === null) return null;
  return isClockOpen(clock, status) && PROMISED.includes(status) ? (
    <Chip tone="chilli" sx={{ whiteSpace: 'normal', my: 0.25 }}>
      {words}
    </Chip>
  ) : (
    <Box component="span" sx={{ display: 'block', fontWeight: clock === null ? 400 : 750 }}>
      {words}
    </Box>
  );
}
