import { Alert, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { useCall } from '#admin/platform/client/use-call.ts';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { AsOf } from '#admin/platform/parts/as-of.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { Nothing, ReadProblem, RefreshProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { deliveries, type EventStop, type Stop } from '#contract/kitchen/desk/deliveries.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { legsOf } from '#domain/kitchen/stop-order.ts';
import { CollectDialog, type PaidStop } from './collect-dialog.tsx';
import { EventCard } from './event-card.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { LoadAll } from './load-all.tsx';
import { MoneyOfDay } from './money-of-day.tsx';
import { areaWords, hourWords, leftWords, splitStops } from './stages.ts';
import { StopCard } from './stop-card.tsx';

const REFRESH_MS = 30_000;

/** Today's deliveries, for whoever drives: one card a door or event, what is left first. */
export function DeliveriesPage() {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    deliveries.list,
    {},
    { refetchInterval: REFRESH_MS },
  );
  return (
    <Page title="Deliveries">
      {data ? (
        <Stack sx={{ gap: 2, maxWidth: 640 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 650 }}>{formatDayLong(data.day)}</Typography>
            <AsOf readAt={dataUpdatedAt} refreshing={isFetching} onRefresh={() => void refetch()} />
          </Stack>
          {data.closure !== null && (
            <Alert severity="info">The kitchen closed today: {data.closure}</Alert>
          )}
          <MoneyOfDay day={data} />
          <Stops stops={data.stops} events={data.events} />
        </Stack>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting words="Reading today's deliveries…" />
      )}
    </Page>
  );
}

function Stops({ stops, events }: { stops: readonly Stop[]; events: readonly EventStop[] }) {
  const [failing, setFailing] = useState<Stop | null>(null);
  const [paying, setPaying] = useState<PaidStop | null>(null);
  const { left, behind } = splitStops(stops);
  const toCome = events.filter(({ isDone }) => !isDone);
  const over = events.filter(({ isDone }) => isDone);
  if (stops.length + events.length === 0)
    return <Nothing words="Nothing is brought to anybody today. New deliveries show up here." />;
  return (
    <OncePressed>
      <Typography sx={{ mb: 2 }} role="status">
        {leftWords(left.length, behind.length, toCome.length)}
      </Typography>
      {legsOf(left, toCome).map(({ hour, events: inHour, areas }) => (
        <Group
          key={hour}
          title={hourWords(
            areas.flatMap((one) => one.stops),
            inHour,
          )}
        >
          <LoadAll stops={areas.flatMap((one) => one.stops)} of="this hour" />
          {inHour.map((event) => (
            <EventCard key={event.id} event={event} onCollect={() => setPaying(paidEvent(event))} />
          ))}
          {areas.map(({ area, stops: inArea }) => (
            <Fragment key={area}>
              <AreaHeading area={area} stops={inArea.length} />
              {areas.length > 1 && <LoadAll stops={inArea} of={areaWords(area)} />}
              <Cards stops={inArea} onFail={setFailing} onCollect={setPaying} />
            </Fragment>
          ))}
        </Group>
      ))}
      {behind.length + over.length > 0 && (
        <Group title="Behind you">
          {over.map((event) => (
            <EventCard key={event.id} event={event} onCollect={() => setPaying(paidEvent(event))} />
          ))}
          <Cards stops={behind} onFail={setFailing} onCollect={setPaying} />
        </Group>
      )}
      {paying && <CollectDialog stop={paying} onClose={() => setPaying(null)} />}
      {failing && <FailDialog stop={failing} onClose={() => setFailing(null)} />}
    </OncePressed>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" sx={{ gap: 1.25, mb: 3 }}>
    <Typography component="h2" variant="h4">
      {title}
    </Typography>
    {children}
  </Stack>
);

/** A district of the post; those without one are told apart, since nobody knows where they are. */
const AreaHeading = ({ area, stops }: { area: string | null; stops: number }) => (
  <Typography component="h3" sx={{ fontWeight: 700, mt: 0.75 }}>
    {areaWords(area)}
    <Typography component="span" color="textSecondary">
      {' · '}
      {stops} {stops === 1 ? 'stop' : 'stops'}
    </Typography>
  </Typography>
);

const paidEvent = (event: EventStop): PaidStop => ({ ...event, kind: 'event' });

type CardsProps = {
  stops: readonly Stop[];
  onFail: (stop: Stop) => void;
  onCollect: (stop: PaidStop) => void;
};

const Cards = ({ stops, onFail, onCollect }: CardsProps) =>
  stops.map((stop) => (
    <StopCard
      key={stop.id}
      stop={stop}
      onFail={() => onFail(stop)}
      onCollect={() => onCollect({ ...stop, kind: 'snacks' })}
    />
  ));
