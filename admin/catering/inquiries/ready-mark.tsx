import { Box } from '@mui/material';
import { Chip } from '#admin/platform/parts/chip.tsx';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { isClockOpen, readyWords, type TimedEvent } from '#domain/catering/event-clock.ts';

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
