import { Box, Button, Link, Stack } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { guestsText, inquiryPath } from '#admin/catering/inquiries/inquiry-record.ts';
import { ReadyMark } from '#admin/catering/inquiries/marks.tsx';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { fullnessOf, type TiffinsOfDay, waitingText } from '#admin/kitchen/labels/tiffin-load.ts';
import { LoadBar } from '#admin/kitchen/load-bar.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import type { EventBookEntry } from '#contract/catering/desk-catering.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { type EventBookDay, onClosedDay } from './months.ts';

/** An event in a day: its state in words and as a colour, when, for how many, what, whose. */
export function EventLink({ event }: { event: EventBookEntry }) {
  const { label, tone } = INQUIRY_STATUSES[event.status];
  return (
    <Link
      component={RouterLink}
      to={inquiryPath(event)}
      color="inherit"
      underline="none"
      sx={{
        display: 'block',
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderRadius: 2,
        borderLeft: `4px solid ${toneOf(tone).ink}`,
        bgcolor: toneOf(tone).tint,
        color: toneOf(tone).ink,
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <ReadyMark {...event} />
      <Box component="span" sx={{ display: 'block', fontWeight: 750 }}>
        {guestsText(event.guests)}, {listLabels(EVENT_MEAL_LABELS, event.times)}
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

/** The events of a day; of very many the first, and the rest when somebody asks. */
export function DayEvents({ day, shown }: { day: EventBookDay; shown: number }) {
  const [all, setAll] = useState(false);
  const { events } = day;
  if (events.length === 0) return null;
  const hidden = events.length - shown;
  return (
    <>
      <Stack
        component="ul"
        aria-label={`Events on ${formatDay(day.date)}`}
        sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.75 }}
      >
        {(all ? events : events.slice(0, shown)).map((event: EventBookEntry) => (
          <li key={event.id}>
            <EventLink event={event} />
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={all}
          aria-label={
            all ? `Fewer on ${formatDay(day.date)}` : `${hidden} more on ${formatDay(day.date)}`
          }
          onClick={() => setAll(!all)}
          sx={{ minHeight: 40 }}
        >
          {all ? 'Fewer' : `${hidden} more`}
        </Button>
      )}
    </>
  );
}

/** Why the kitchen is closed on a day, loud where an event is planned for it all the same. */
export function ClosedNote({ day }: { day: EventBookDay }) {
  if (day.closure === null) return null;
  const planned = onClosedDay(day).length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.75,
        px: 0.75,
        py: 0.5,
        borderRadius: 2,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
        ...(planned
          ? { bgcolor: 'house.chilli', color: 'house.onChilli' }
          : { bgcolor: 'house.steelTint', color: 'house.steelInk' }),
      }}
    >
      {planned && <TriangleAlert size={16} aria-hidden style={{ flex: 'none', marginTop: 1 }} />}
      <span>
        Closed: {day.closure}
        {planned && '. Event planned!'}
      </span>
    </Box>
  );
}

type Props = {
  date: IsoDay;
  /** How the date is written; `name` says it whole to those who cannot see where it stands. */
  words: string;
  name: string;
  isToday: boolean;
};

/** The date of a day, which leads to its tiffins. */
export const DayHead = ({ date, words, name, isToday }: Props) => (
  <>
    <Link
      component={RouterLink}
      to={`/kitchen-day?date=${date}`}
      color="inherit"
      underline="hover"
      aria-label={`${name}, the kitchen's day`}
      {...(isToday && { 'aria-current': 'date' as const })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 32,
        minHeight: 32,
        // Alone in its row there: as tall as a thumb needs.
        '@media (max-width: 999px)': { minHeight: 44 },
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {words}
    </Link>
    {isToday && <Chip tone="leaf">Today</Chip>}
  </>
);

type TiffinLoadProps = TiffinsOfDay & { capacity: number };

/** How full a day is with tiffins to cook, in words and as a bar; and how many more would like to be. */
export function TiffinLoad({ tiffins, waiting, capacity }: TiffinLoadProps) {
  const full = fullnessOf(tiffins, capacity) === 'chilli';
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '0.8125rem',
          lineHeight: 1.35,
          color: full ? 'house.chilliInk' : 'text.secondary',
          fontWeight: full ? 700 : 400,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {tiffins} of {capacity} tiffins{full && ', full'}
        {waiting > 0 && `, ${waitingText(waiting)}`}
      </Box>
      <Box component="span" sx={{ display: 'block', mt: 0.25 }}>
        <LoadBar {...{ tiffins, waiting, capacity }} />
      </Box>
    </Box>
  );
}
