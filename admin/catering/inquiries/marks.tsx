import { Box } from '@mui/material';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { Chip, StatusChip } from '#admin/platform/components/chip.tsx';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { eventClockText, isClockOpen, type TimedEvent } from '#domain/catering/event-clock.ts';
import { INQUIRIES_NOT_QUOTED, INQUIRIES_PROMISED } from '#domain/catering/inquiry-states.ts';

type InquiryForMarks = Pick<AdminInquiry, 'status' | 'needsCall'>;
type InquiryWithMarks = InquiryForMarks & Pick<AdminInquiry, 'wantsChange' | 'eventClock'>;

/** Whether somebody has to call before there can be a quote; afterwards nobody has to. */
export const waitsForCall = ({ status, needsCall }: InquiryForMarks): boolean =>
  needsCall && INQUIRIES_NOT_QUOTED.includes(status);

/** How far an inquiry is, and what it waits for. */
export const InquiryMarks = ({ inquiry }: { inquiry: InquiryWithMarks }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <StatusChip status={inquiry.status} words={INQUIRY_STATUSES} />
    {inquiry.wantsChange && <Chip tone="chilli">Wants a change</Chip>}
    {inquiry.status === 'confirmed' && inquiry.eventClock === null && (
      <Chip tone="chilli">No time yet</Chip>
    )}
    {waitsForCall(inquiry) && <Chip tone="chilli">Call first</Chip>}
  </Box>
);

/** When the food of an event has to be there; loud where it is promised without a time, which has to be asked for. */
export function ReadyMark(event: TimedEvent) {
  const { clock, status } = event;
  const words = eventClockText(event);
  if (words === null) return null;
  return isClockOpen(clock, status) && INQUIRIES_PROMISED.includes(status) ? (
    <Chip tone="chilli" sx={{ whiteSpace: 'normal', my: 0.25 }}>
      {words}
    </Chip>
  ) : (
    <Box component="span" sx={{ display: 'block', fontWeight: clock === null ? 400 : 750 }}>
      {words}
    </Box>
  );
}
