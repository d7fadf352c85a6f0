import { Box } from '@mui/material';
import { Chip, StatusChip } from '#admin/platform/parts/chip.tsx';
import { INQUIRY_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';

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
