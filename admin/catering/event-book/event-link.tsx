import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { guestWords } from '#admin/catering/inquiries/inquiry.ts';
import { inquiryPath } from '#admin/catering/inquiries/paths.ts';
import { ReadyMark } from '#admin/catering/inquiries/ready-mark.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import { INQUIRY_STATUSES } from '#admin/platform/words/statuses.ts';
import type { CalendarEvent } from '#contract/catering/desk/catering.ts';
import { EVENT_TIMES, listWords } from '#domain/catering/words.ts';

/** An event in a day: its state in words and as a colour, when, for how many, what, whose. */
export function EventLink({ event }: { event: CalendarEvent }) {
  const { label, tone } = INQUIRY_STATUSES[event.status];
  return (
    <Link
      component={RouterLink}
      to={inquiryPath(event)}
      color="inherit"
      underline="none"
      sx={({ palette }) => ({
        display: 'block',
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderRadius: 2,
        borderLeft: `4px solid ${toneOf(palette.house, tone).ink}`,
        bgcolor: toneOf(palette.house, tone).tint,
        color: toneOf(palette.house, tone).ink,
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      })}
    >
      <ReadyMark {...event} />
      <Box component="span" sx={{ display: 'block', fontWeight: 750 }}>
        {guestWords(event.guests)}, {listWords(EVENT_TIMES, event.times)}
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {event.event}, {event.customerName}
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {label}
      </Box>
    </Link>
  );
}
