import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { CalendarEvent } from '#contract/catering/desk/catering.ts';
import { formatDay } from '#domain/platform/days.ts';
import type { BookDay } from './days.ts';
import { EventLink } from './event-link.tsx';

/** The events of a day; of very many the first, and the rest when somebody asks. */
export function DayEvents({ day, shown }: { day: BookDay; shown: number }) {
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
        {(all ? events : events.slice(0, shown)).map((event: CalendarEvent) => (
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
