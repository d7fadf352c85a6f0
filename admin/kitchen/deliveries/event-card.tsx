import { Button, Card, Stack, Typography } from '@mui/material';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { eventSheetPath } from '#admin/catering/inquiries/paths.ts';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { adminCatering } from '#contract/catering/desk/catering.ts';
import type { EventStop } from '#contract/kitchen/desk/deliveries.ts';
import { CLOCK_OPEN } from '#domain/catering/event-clock.ts';
import { formatTime } from '#domain/platform/days.ts';
import { Address, AtDoor, WayThere } from './door-parts.tsx';
import { bringWords, guestsWords } from './stages.ts';

/** An event that food is brought to: by when, whom to meet, and what to bring. It has no steps of its own. */
export function EventCard({ event, onCollect }: { event: EventStop; onCollect: () => void }) {
  const may = useMay();
  const { id, number, name, clock, service, address, isDone } = event;
  return (
    <Card component="article" aria-label={`${name}, ${number}`} sx={{ p: 2, borderRadius: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Typography
          component="h3"
          sx={{ minWidth: 0, fontSize: '1.25rem', fontWeight: 750, overflowWrap: 'anywhere' }}
        >
          {event.event}, {guestsWords(event)}
        </Typography>
        {isDone ? (
          <Chip tone="leaf">Done</Chip>
        ) : (
          <Chip tone={clock === null ? 'chilli' : 'turmeric'}>
            {clock === null ? CLOCK_OPEN : `By ${formatTime(clock)}`}
          </Chip>
        )}
      </Stack>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="textSecondary">
        {number} · {service}
      </Typography>
      <AtDoor {...event} onCollect={onCollect} />
      {!isDone && (
        <>
          <Address address={address} />
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <Typography component="span" color="textSecondary">
              Bring:{' '}
            </Typography>
            {bringWords(event)}
          </Typography>
          <WayThere {...event} />
          {may(adminCatering.read) && (
            <Button
              component={Link}
              to={eventSheetPath({ id })}
              color="secondary"
              startIcon={<FileText size={18} aria-hidden />}
              aria-label={`Production sheet: ${name}`}
              sx={{ mt: 1, minHeight: 44 }}
            >
              Production sheet
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
