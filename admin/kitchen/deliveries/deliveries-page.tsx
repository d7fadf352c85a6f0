import { Alert, Button, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { SelectInput, TextInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { METHOD_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { withTimingConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { useCall, useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { AsOf } from '#admin/platform/components/as-of.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  Problem,
  RefreshProblem,
} from '#admin/platform/components/states.tsx';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { call } from '#admin/services.ts';
import {
  CollectBody,
  deliveries,
  type EventStop,
  type Stop,
} from '#contract/kitchen/desk-deliveries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { drivingHoursOf } from '#domain/kitchen/stop-order.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { MoneyOfDay } from './money-of-day.tsx';
import { EventCard, StopCard } from './stop-card.tsx';
import { BIG } from './stop-card-sections.tsx';
import {
  areaLabel,
  drivingHourText,
  splitStops,
  stopsLeftText,
  stopsLoadedText,
  toLoad,
} from './stop-text.ts';

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
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}
          >
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
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState words="Reading today's deliveries…" />
      )}
    </Page>
  );
}

type Collect = InputOf<typeof deliveries.collect>;

/** A stop at which something is paid, as whoever collects it was shown it. */
type PayableStop = Pick<Stop, 'name' | 'number' | 'toCollect'> & Collect['params'];

/** What was paid at a door, and how; where the desk has recorded it meanwhile, the page is read again. */
function CollectDialog({ stop, onClose }: { stop: PayableStop; onClose: () => void }) {
  const { kind, id, name, number, toCollect: due } = stop;
  const readAgain = useRefetchAll();
  const toBody = (values: FieldValues) => bodyOf(CollectBody, { ...values, due });
  async function send(values: FieldValues) {
    try {
      const body = checkedBy(CollectBody, toBody(values));
      return await call(deliveries.collect, { params: { kind, id }, body });
    } catch (refused) {
      void readAgain();
      throw refused;
    }
  }
  return (
    <ActionDialog
      title={`Collected for ${number}`}
      intro={`${name} has ${formatMoney(due)} to pay.`}
      mail="They get a receipt, by mail or on paper."
      confirm="Save"
      busyWords="Saving…"
      doneWords={`${name}: collected.`}
      schema={CollectBody}
      toBody={toBody}
      defaults={{ amount: due, method: 'cash' }}
      send={send}
      onClose={onClose}
    >
      <MoneyInput source="amount" label="Amount" required />
      <SelectInput
        source="method"
        label="Method"
        choices={METHOD_CHOICES}
        emptyText={false}
        fullWidth
      />
    </ActionDialog>
  );
}

/**
 * Takes all tiffins of an hour or an area along that are packed, in one step that can be undone
 * as one; nothing where there are fewer than two.
 */
function LoadAll({ stops, of }: { stops: readonly Stop[]; of: string }) {
  const notify = useNotify();
  const ids = toLoad(stops).map(({ id }) => id);
  const { submit, busy, problem } = useSubmit(
    () => call(deliveries.dispatchMany, { body: { ids } }),
    ({ data }) =>
      notify(stopsLoadedText(data), { type: data.refused.length > 0 ? 'warning' : 'success' }),
  );
  if (ids.length < 2) return null;
  return (
    <>
      <Problem words={problem} />
      <Button
        variant="outlined"
        color="secondary"
        disabled={busy}
        onClick={() => void submit(undefined)}
        sx={{ ...BIG, flex: 'none' }}
      >
        {busy ? 'Saving…' : `All ${ids.length} of ${of} loaded`}
      </Button>
    </>
  );
}

const failSchema = deliveries.fail.body;

/** What becomes of it then, which is not decided at the door. */
const AFTERWARDS: Record<Stop['kind'], string> = {
  tiffin:
    'It counts as not delivered: you can try again today, and the kitchen says whether the credit comes back.',
  snacks: 'Take the snacks back: the kitchen says whether they are brought again.',
};

/** Why something could not be handed over; the customer reads it in a mail. */
const FailDialog = ({ stop, onClose }: { stop: Stop; onClose: () => void }) => (
  <ActionDialog
    title={`Could not hand over: ${stop.name}`}
    intro={AFTERWARDS[stop.kind]}
    mail="The customer reads what you write, in a mail or on paper."
    confirm="Report it"
    busyWords="Saving…"
    doneWords={`${stop.name}: not delivered.`}
    schema={failSchema}
    send={(values) =>
      withTimingConfirmation('Report it', (meant) =>
        call(deliveries.fail, {
          params: { kind: stop.kind, id: stop.id },
          body: checkedBy(failSchema, { ...bodyOf(failSchema, values), ...meant }),
        }),
      )
    }
    onClose={onClose}
  >
    <TextInput source="reason" label="What happened (the customer reads it)" multiline autoFocus />
  </ActionDialog>
);

function Stops({ stops, events }: { stops: readonly Stop[]; events: readonly EventStop[] }) {
  const [failing, setFailing] = useState<Stop | null>(null);
  const [paying, setPaying] = useState<PayableStop | null>(null);
  const { left, behind } = splitStops(stops);
  const toCome = events.filter(({ isDone }) => !isDone);
  const over = events.filter(({ isDone }) => isDone);
  if (stops.length + events.length === 0)
    return <EmptyState words="Nothing is brought to anybody today. New deliveries show up here." />;
  return (
    <DoublePressGuard>
      <Typography sx={{ mb: 2 }} role="status">
        {stopsLeftText(left.length, behind.length, toCome.length)}
      </Typography>
      {drivingHoursOf(left, toCome).map(({ hour, events: inHour, areas }) => (
        <Group
          key={hour}
          title={drivingHourText(
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
              {areas.length > 1 && <LoadAll stops={inArea} of={areaLabel(area)} />}
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
    </DoublePressGuard>
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
    {areaLabel(area)}
    <Typography component="span" color="textSecondary">
      {' · '}
      {counted(stops, 'stop')}
    </Typography>
  </Typography>
);

const paidEvent = (event: EventStop): PayableStop => ({ ...event, kind: 'event' });

type CardsProps = {
  stops: readonly Stop[];
  onFail: (stop: Stop) => void;
  onCollect: (stop: PayableStop) => void;
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
