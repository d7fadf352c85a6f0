import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { FileText } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { eventSheetPath } from '#admin/catering/inquiries/inquiry-record.ts';
import { withTimingConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { CorrectButton } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Problem } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { deliveries, type EventStop, type Stop } from '#contract/kitchen/desk-deliveries.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { NO_EVENT_CLOCK_TEXT } from '#domain/catering/event-clock.ts';
import { leftAtDoor } from '#domain/kitchen/collecting.ts';
import { stopCorrectionsOf } from '#domain/kitchen/stop-corrections.ts';
import { isNowText } from '#domain/platform/corrections.ts';
import { formatTime } from '#domain/platform/days.ts';
import { CUSTOMER_CREDIT_LABELS } from '#domain/tiffin/not-delivered.ts';
import { Address, BIG, DirectionsAndCall, DoorPayment } from './stop-card-sections.tsx';
import { bringText, guestsText, mayDriveTo, STAGES, stopMovedText, whatOf } from './stop-text.ts';

/** One door: whom to bring what, the way there, a call, and what can be done now. */
export function StopCard({
  stop,
  onFail,
  onCollect,
}: {
  stop: Stop;
  onFail: () => void;
  onCollect: () => void;
}) {
  const { name, phone, instructions, number, stage, actions } = stop;
  const address = addressLine(stop.address, stop);
  const forDoor = doorText(stop);
  const isBehind = stage === 'delivered' || stage === 'not_delivered';
  return (
    <Card
      component="article"
      tabIndex={-1}
      aria-label={`${name}, ${number}`}
      sx={{ p: 2, borderRadius: 3 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Typography
          // What is behind stands under no area.
          component={isBehind ? 'h3' : 'h4'}
          sx={{
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontSize: '1.25rem',
            fontWeight: 750,
            lineHeight: 1.25,
          }}
        >
          {name}
        </Typography>
        <Chip tone={STAGES[stage].tone}>{STAGES[stage].words}</Chip>
      </Stack>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {whatOf(stop)}
      </Typography>
      <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {number}
        {stop.kind === 'snacks' && ` · for ${formatTime(stop.time)}`}
      </Typography>
      {stop.failReason && (
        <Typography
          sx={{ mt: 0.5, color: 'house.chilliInk', fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          Not handed over: {stop.failReason}
        </Typography>
      )}
      <DoorPayment
        name={name}
        toCollect={leftAtDoor(stop)}
        collected={stop.collected}
        onCollect={onCollect}
      />
      {mayDriveTo(stop) && (
        <>
          <Address address={address} />
          {forDoor && (
            <Typography
              sx={{
                mt: 1,
                pl: 1,
                borderLeft: 3,
                borderColor: 'house.turmeric',
                fontSize: '1.125rem',
                fontWeight: 650,
                overflowWrap: 'anywhere',
              }}
            >
              {forDoor}
            </Typography>
          )}
          {instructions && (
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              <Typography component="span" color="textSecondary">
                Instructions:{' '}
              </Typography>
              {instructions}
            </Typography>
          )}
          <DirectionsAndCall name={name} address={address} phone={phone} />
        </>
      )}
      {actions.length > 0 && <StopButtons stop={stop} onFail={onFail} />}
      {isBehind && <CorrectStop stop={stop} />}
    </Card>
  );
}

/** Puts right what was entered at a door that lies behind. */
const CorrectStop = ({ stop }: { stop: Stop }) => (
  <Box sx={{ mt: 1 }}>
    <CorrectButton
      endpoint={deliveries.correct}
      label={`Correct: ${stop.name}`}
      what={stop.number}
      truths={stopCorrectionsOf(stop).map(({ key, label, to }) => ({
        key,
        label,
        changes: [
          isNowText(STAGES[to].words, STAGES[stop.stage].words),
          ...(stop.kind === 'tiffin' && to === 'not_delivered'
            ? [CUSTOMER_CREDIT_LABELS.undecided]
            : []),
        ],
      }))}
      send={(body) =>
        call(deliveries.correct, {
          params: { kind: stop.kind, id: stop.id },
          body: { ...body, from: stop.stage },
        })
      }
    />
  </Box>
);

/** The next step, and nobody home. */
function StopButtons({ stop, onFail }: { stop: Stop; onFail: () => void }) {
  const notify = useNotify();
  const { kind, id, name, actions } = stop;
  const loads = actions.includes('dispatch');
  const delivered = stop.stage === 'not_delivered' ? 'Delivered after all' : 'Delivered';
  const words = loads ? 'Loaded' : delivered;
  const { submit, busy, problem } = useSubmit(
    () =>
      loads
        ? call(deliveries.dispatch, { params: { id } })
        : withTimingConfirmation(words, (body) =>
            call(deliveries.deliver, { params: { kind, id }, body }),
          ),
    (moved) => moved && notify(stopMovedText(moved.data), { type: 'success' }),
  );
  return (
    <Box sx={{ mt: 1 }}>
      <Problem words={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void submit(undefined)}
          aria-label={`${words}: ${name}`}
          sx={BIG}
        >
          {busy ? 'Saving…' : words}
        </Button>
        {actions.includes('fail') && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={onFail}
            aria-label={`Could not hand over: ${name}`}
            sx={{ ...BIG, flexBasis: 200, whiteSpace: 'nowrap' }}
          >
            Could not hand over
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** An event that food is brought to: by when, whom to meet, and what to bring. It has no steps of its own. */
export function EventCard({ event, onCollect }: { event: EventStop; onCollect: () => void }) {
  const may = useCanCall();
  const { id, number, name, clock, service, address, isDone } = event;
  return (
    <Card component="article" aria-label={`${name}, ${number}`} sx={{ p: 2, borderRadius: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Typography
          component="h3"
          sx={{ minWidth: 0, fontSize: '1.25rem', fontWeight: 750, overflowWrap: 'anywhere' }}
        >
          {event.event}, {guestsText(event)}
        </Typography>
        {isDone ? (
          <Chip tone="leaf">Done</Chip>
        ) : (
          <Chip tone={clock === null ? 'chilli' : 'turmeric'}>
            {clock === null ? NO_EVENT_CLOCK_TEXT : `By ${formatTime(clock)}`}
          </Chip>
        )}
      </Stack>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="textSecondary">
        {number} · {service}
      </Typography>
      <DoorPayment {...event} onCollect={onCollect} />
      {!isDone && (
        <>
          <Address address={address} />
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <Typography component="span" color="textSecondary">
              Bring:{' '}
            </Typography>
            {bringText(event)}
          </Typography>
          <DirectionsAndCall {...event} />
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
