import { Alert, Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { WaitingDialog } from '#admin/platform/components/waiting-dialog.tsx';
import { call } from '#admin/services.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import {
  type RecurringBooking,
  RecurringBookingBody,
  type RecurringBookingDay,
  type RecurringBookingEntry,
  type RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot, WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { recurringBookingLines } from '#domain/tiffin/recurring-booking-text.ts';
import { SUBSCRIPTIONS_OVER } from '#domain/tiffin/subscription-states.ts';

const WEEKDAYS = WEEKDAY_NAMES.slice(0, 5);

const SLOT_CHOICES = SLOTS.map((slot) => ({ id: slot, name: formatSlot(slot) }));

/** When most people eat. */
const FIRST_SLOT: Slot = '18:00-19:00';

/** One weekday in the form, also while nothing comes on it. */
type Row = {
  on: boolean;
  deliveryTimeSlot: Slot;
  quantity: number;
  deliveryAddress: string | null;
};

type Values = FieldValues & { rows?: Row[]; releases?: boolean };

/** The form of a pattern; a day that is added begins like the others. */
export const rowsOf = (entries: readonly RecurringBookingEntry[]): Row[] =>
  WEEKDAYS.map((_, index) => {
    const entry = entries.find(({ weekday }) => weekday === index + 1);
    const { deliveryTimeSlot = FIRST_SLOT, quantity = 1 } = entry ?? entries[0] ?? {};
    const deliveryAddress = entry?.deliveryAddress ?? null;
    return { on: entry !== undefined, deliveryTimeSlot, quantity, deliveryAddress };
  });

/** The pattern that a filled-in form asks for. */
export const patternOf = ({ rows = [], releases }: Values) => ({
  entries: rows.flatMap(({ on, ...what }, index) => (on ? [{ weekday: index + 1, ...what }] : [])),
  leftovers: releases ? 'release' : 'keep',
});

type Mistake = { message?: string };

/** What is wrong with the pattern, and on which day: its entries are the days that are switched on. */
export function mistakeIn(mistakes: unknown, rows: readonly Row[]): string | null {
  if (!mistakes) return null;
  const { message, root, ...entries } = mistakes as Mistake & { root?: Mistake };
  if (message ?? root?.message) return message ?? root?.message ?? null;
  const days = WEEKDAYS.filter((_, index) => rows[index]?.on);
  for (const [at, fields] of Object.entries(entries as Record<string, Record<string, Mistake>>)) {
    const wrong = Object.values(fields ?? {}).find((field) => field?.message);
    if (wrong) return `${days[Number(at)]}: ${wrong.message}`;
  }
  return null;
}

/** The days, each with its hour and how many. */
function WeekInput() {
  const { rows = [] } = useWatch() as Values;
  const { errors } = useFormState();
  const message = mistakeIn(errors.entries, rows);
  return (
    <Box role="group" aria-label="Days of the week" sx={{ mb: 1.5 }}>
      {WEEKDAYS.map((name, index) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 84px', sm: '150px 1fr 84px' },
          }}
        >
          <BooleanInput
            source={`rows.${index}.on`}
            label={name}
            helperText={false}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          {rows[index]?.on && (
            <>
              <SelectInput
                source={`rows.${index}.deliveryTimeSlot`}
                label={`Hour on ${name}`}
                choices={SLOT_CHOICES}
                emptyText={false}
                helperText={false}
                fullWidth
              />
              <NumberInput
                source={`rows.${index}.quantity`}
                label="Tiffins"
                min={1}
                step={1}
                helperText={false}
              />
            </>
          )}
        </Box>
      ))}
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}

const OUTCOMES: Record<RecurringBookingDay['outcome'], string> = {
  booked: 'booked',
  to_book: 'to be booked',
  given_up: 'left out: skipped, moved or cancelled',
  closed: 'closed',
  paused: 'paused',
  not_possible: 'not possible any more',
  no_credits: 'waits for credits',
};

/** `Fri, Nov 20: to be booked`, the days that come to the same together. */
function outcomeLines(days: readonly RecurringBookingDay[]): string[] {
  const alike = Map.groupBy(days, ({ outcome }) => outcome);
  return [...alike].map(
    ([outcome, those]) =>
      `${those.map(({ date }) => formatDay(date)).join(' · ')}: ${OUTCOMES[outcome]}`,
  );
}

const tiffinsIn = (days: readonly { quantity: number }[]): string =>
  counted(
    days.reduce((sum, { quantity }) => sum + quantity, 0),
    'tiffin',
  );

/** What the pattern in the form comes to, before it is saved. */
function Preview({ subscriptionId }: { subscriptionId: string }) {
  const body = RecurringBookingBody.safeParse(patternOf(useWatch() as Values)).data;
  const { data, error } = useCall(
    tiffinsByPhone.previewRecurringBooking,
    { params: { id: subscriptionId }, body: body ?? { entries: [], leftovers: 'keep' } },
    { enabled: body !== undefined, placeholderData: (before) => before },
  );
  if (!body) return null;
  if (error) return <Alert severity="warning">{failureText(error)}</Alert>;
  return data ? <PreviewShown preview={data} /> : null;
}

function PreviewShown({ preview }: { preview: RecurringBookingPreview }) {
  const { days, lastsUntil, leftovers } = preview;
  return (
    <>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {outcomeLines(days).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {lastsUntil && <div>Their credits last until {formatDay(lastsUntil)}.</div>}
      </Alert>
      {leftovers.length > 0 && (
        <BooleanInput
          source="releases"
          label={`Cancel ${tiffinsIn(leftovers)} that the pattern of before has booked and this one does not: ${leftovers
            .map(({ date }) => formatDay(date))
            .join(', ')}`}
        />
      )}
    </>
  );
}

type DialogProps = { subscription: AdminSubscription; onClose: () => void };

function PatternDialog({ subscription, now, onClose }: DialogProps & { now: RecurringBooking }) {
  const { id, number, customerName } = subscription;
  return (
    <ActionDialog<RecurringBooking>
      title={`Weekly pattern: ${customerName}`}
      intro={`It books in ${number} by itself, two weeks ahead, as long as credits last.`}
      confirm="Save the pattern"
      busyWords="Saving…"
      doneWords={({ days }) => {
        const booked = days.filter(({ outcome }) => outcome === 'booked');
        return `The pattern is saved: ${tiffinsIn(booked)} booked ahead.`;
      }}
      schema={RecurringBookingBody}
      toBody={patternOf}
      defaults={{ rows: rowsOf(now.usual?.entries ?? now.before ?? []), releases: false }}
      send={async (values) => {
        const body = RecurringBookingBody.parse(patternOf(values));
        return (await call(tiffinsByPhone.setRecurringBooking, { params: { id }, body })).data;
      }}
      onClose={onClose}
    >
      <WeekInput />
      <Preview subscriptionId={id} />
    </ActionDialog>
  );
}

/** Reads how it stands, and opens the dialog with it. */
function ReadPattern({ subscription, onClose }: DialogProps) {
  const query = useCall(tiffinsByPhone.recurringBooking, { params: { id: subscription.id } });
  const [now, setNow] = useState<RecurringBooking | null>(null);
  // As it was when it was opened: what is read again meanwhile takes nothing away that was typed.
  if (now === null && query.data) setNow(query.data);
  if (now) return <PatternDialog subscription={subscription} now={now} onClose={onClose} />;
  const title = `Weekly pattern: ${subscription.customerName}`;
  return <WaitingDialog title={title} query={query} onClose={onClose} />;
}

/** Ends the pattern; what it has booked is the desk's question. */
const StopDialog = ({ subscription: { id, number }, onClose }: DialogProps) => (
  <ActionDialog
    title={`Stop the weekly pattern of ${number}`}
    intro="Nothing more is booked by itself."
    confirm="Stop it"
    busyWords="Stopping…"
    doneWords="The weekly pattern is stopped."
    schema={z.object({})}
    defaults={{ releases: false }}
    send={async ({ releases }) => {
      const body = { leftovers: releases ? ('release' as const) : ('keep' as const) };
      return (await call(tiffinsByPhone.stopRecurringBooking, { params: { id }, body })).data;
    }}
    onClose={onClose}
  >
    <BooleanInput
      source="releases"
      label="Cancel what it has booked, as far as the cut-off allows; credits come back"
    />
  </ActionDialog>
);

/** The weekly pattern of a subscription: it books ahead by itself. */
export function RecurringBookingSection({
  subscription,
  entries,
}: {
  subscription: AdminSubscription;
  entries: readonly RecurringBookingEntry[] | null;
}) {
  const may = useCanCall();
  const [open, setOpen] = useState<'set' | 'stop' | null>(null);
  const isOver = SUBSCRIPTIONS_OVER.includes(subscription.status);
  const canSet = !isOver && may(tiffinsByPhone.setRecurringBooking);
  if (!entries && !canSet) return null;
  const close = () => setOpen(null);
  return (
    <Section title="Their usual">
      {entries ? (
        <Stack component="ul" sx={{ gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
          {recurringBookingLines(entries).map(({ days, what, deliveryAddress }) => (
            <li key={days}>
              <strong>{days}</strong> · {what}
              {deliveryAddress && ` · to ${deliveryAddress}`}
            </li>
          ))}
        </Stack>
      ) : (
        <Typography color="textSecondary">No weekly pattern books for them.</Typography>
      )}
      {canSet && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          <Button variant="outlined" color="secondary" onClick={() => setOpen('set')}>
            {entries ? 'Change' : 'Set a weekly pattern'}
          </Button>
          {entries && (
            <Button color="secondary" onClick={() => setOpen('stop')}>
              Stop
            </Button>
          )}
        </Stack>
      )}
      {open === 'set' && <ReadPattern subscription={subscription} onClose={close} />}
      {open === 'stop' && <StopDialog subscription={subscription} onClose={close} />}
    </Section>
  );
}
