import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useCall } from '#admin/api/use-call.ts';
import { OncePressed } from '#admin/moves/once-pressed.tsx';
import { AsOf } from '#admin/parts/as-of.tsx';
import { Page } from '#admin/parts/page.tsx';
import { Nothing, ReadProblem, RefreshProblem, Waiting } from '#admin/parts/states.tsx';
import { deliveries, type Stop } from '#contract/admin/deliveries.ts';
import { formatDayLong, formatSlot, formatTime } from '#domain/days.ts';
import { FailDialog } from './fail-dialog.tsx';
import { byTime, splitStops } from './stages.ts';
import { StopCard } from './stop-card.tsx';

const REFRESH_MS = 30_000;

const timeWords = (time: string) => (time.includes('-') ? formatSlot(time) : formatTime(time));

/** Today's deliveries, for whoever drives: one card a door, what is left first. */
export function DeliveriesPage() {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    deliveries.list,
    {},
    { refetchInterval: REFRESH_MS },
  );
  return (
    <Page title="Deliveries">
      {data ? (
        <Stack sx={{ gap: 2, maxWidth: 640, width: '100%', mx: 'auto' }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 650 }}>{formatDayLong(data.day)}</Typography>
            <AsOf readAt={dataUpdatedAt} refreshing={isFetching} onRefresh={() => void refetch()} />
          </Stack>
          <Stops stops={data.stops} />
        </Stack>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting words="Reading today's deliveries…" />
      )}
    </Page>
  );
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  const [failing, setFailing] = useState<Stop | null>(null);
  const { left, behind } = splitStops(stops);
  if (stops.length === 0)
    return <Nothing words="Nothing is brought to anybody today. New deliveries show up here." />;
  return (
    <OncePressed>
      <Typography sx={{ mb: 2 }} role="status">
        <strong>{left.length}</strong> {left.length === 1 ? 'stop' : 'stops'} left, {behind.length}{' '}
        behind you
      </Typography>
      {byTime(left).map(({ time, stops: atTime }) => (
        <Group key={time} title={timeWords(time)} stops={atTime} onFail={setFailing} />
      ))}
      {behind.length > 0 && <Group title="Behind you" stops={behind} onFail={setFailing} />}
      {failing && <FailDialog stop={failing} onClose={() => setFailing(null)} />}
    </OncePressed>
  );
}

const Group = (props: { title: string; stops: Stop[]; onFail: (stop: Stop) => void }) => (
  <Stack component="section" sx={{ gap: 1.25, mb: 3 }}>
    <Typography component="h2" variant="h4">
      {props.title}
    </Typography>
    {props.stops.map((stop) => (
      <StopCard key={stop.id} stop={stop} onFail={() => props.onFail(stop)} />
    ))}
  </Stack>
);
