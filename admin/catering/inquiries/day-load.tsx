import { Alert, Box, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { TiffinLoad } from '#admin/catering/event-book/day-events.tsx';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { EventDayLoad } from '#contract/catering/desk-catering.ts';
import { inSentence, readyLabel } from '#domain/catering/event-clock.ts';
import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { eventBookPath, guestsText, inquiryPath } from './inquiry-record.ts';

const QUIET = { color: 'text.secondary' };

/** What the kitchen has on the day of an event already: for whoever is about to promise it. */
export const DayLoad = ({ load }: { load: EventDayLoad }) => (
  <Section
    title={`In the kitchen on ${formatDayLong(load.date)}`}
    aside={
      <Link
        component={RouterLink}
        to={eventBookPath(load.date.slice(0, 7))}
        color="inherit"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
      >
        The event book
      </Link>
    }
  >
    {load.closure !== null && (
      <Alert severity="error" sx={{ mb: 1.5 }}>
        The kitchen is closed on this day: <strong>{load.closure}</strong>
      </Alert>
    )}
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 1.5, sm: 4 }, alignItems: { sm: 'flex-start' } }}
    >
      <Box sx={{ flex: 'none', width: { xs: '100%', sm: 220 } }}>
        <TiffinLoad {...load} capacity={load.tiffinCapacity} />
      </Box>
      <OtherEvents events={load.otherEvents} />
    </Stack>
  </Section>
);

function OtherEvents({ events }: { events: EventDayLoad['otherEvents'] }) {
  if (events.length === 0) return <Box sx={QUIET}>No other event on this day.</Box>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <strong>{counted(events.length, 'other event')} on this day</strong>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, columnGap: 3, rowGap: 0.5, mt: 0.5 }}
      >
        {events.map(({ id, inquiryNumber, guests, clock, isBrought, status }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 }}
          >
            <Link component={RouterLink} to={inquiryPath({ id })} color="inherit">
              {inquiryNumber}
            </Link>
            {guestsText(guests)}
            {clock && `, ${inSentence(readyLabel(isBrought))} ${formatTime(clock)}`}
            <StatusChip status={status} words={INQUIRY_STATUSES} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
