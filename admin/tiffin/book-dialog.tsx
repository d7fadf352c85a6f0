import { Alert, Button, MenuItem, TextField, useMediaQuery } from '@mui/material';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BooleanInput, NumberInput, SelectInput, TextInput, useGetList } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { MemberInput, memberIdOf, memberValue } from '#admin/account/member-input.tsx';
import { SLOT_INPUT_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import {
  DeliveryAddressInputs,
  writtenDetailsOf,
} from '#admin/kitchen/order-actions/address-inputs.tsx';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { failureCode } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { WaitingDialog } from '#admin/platform/components/waiting-dialog.tsx';
import { PHONE } from '#admin/platform/theme/sizes.ts';
import { call } from '#admin/services.ts';
import {
  type BookingDay,
  type BookingOverride,
  type BookingStart,
  tiffinsByPhone,
} from '#contract/tiffin/desk-by-phone.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { bookedText, bookLabel, suggestedReason } from './booking-words.ts';
import { DaysInput, dayText, LateDay } from './days-input.tsx';

type Values = {
  days: IsoDay[];
  deliveryTimeSlot: BookingStart['deliveryTimeSlot'];
  quantity: number;
  takesFull: boolean;
  takesOutside: boolean;
  reason: string;
};

/** The chosen days as they stand. */
const chosenOf = ({ days }: BookingStart, chosen: readonly IsoDay[]): BookingDay[] =>
  days.filter(({ date }) => chosen.includes(date));

/** Whether so many more do not fit into a day or its hour. */
function isTooFull({ day, slots }: BookingDay, { deliveryTimeSlot, quantity }: Values): boolean {
  const hour = slots.find(({ slot }) => slot === deliveryTimeSlot);
  return [day, hour].some((load) => load && load.tiffins + quantity > load.capacity);
}

/** What of the rules for customers the kitchen goes beyond with what stands in the form. */
function overridesOf(start: BookingStart, values: Values): BookingOverride[] {
  const chosen = chosenOf(start, values.days);
  return [
    ...(chosen.some(({ isPastCutoff }) => isPastCutoff) ? (['after_cutoff'] as const) : []),
    ...(values.takesFull && chosen.some((day) => isTooFull(day, values))
      ? (['over_capacity'] as const)
      : []),
    ...(values.takesOutside ? (['outside_area'] as const) : []),
  ];
}

/** What the kitchen would go beyond, with what is in the form now, and why it does. */
function Beyond({ start, isOutside }: { start: BookingStart; isOutside: boolean }) {
  const values = useWatch() as Values;
  const { getValues, setValue } = useFormContext<Values>();
  const overrides = overridesOf(start, values);
  const needed = overrides.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is no reason to suggest anew
  useEffect(() => setValue('reason', suggestedReason(overrides, getValues('reason'))), [needed]);
  const chosen = chosenOf(start, values.days ?? []);
  const late = chosen.filter(({ isPastCutoff }) => isPastCutoff);
  const full = chosen.filter((day) => isTooFull(day, values));
  const names = (days: readonly BookingDay[]) => days.map(({ date }) => dayText(date)).join(', ');
  if (late.length + full.length === 0 && !isOutside) return null;
  return (
    <>
      {late.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {names(late)}: the cut-off has passed. It counts as confirmed at once.
        </Alert>
      )}
      {full.length > 0 && (
        <BooleanInput
          source="takesFull"
          label={`${names(full)}: more than the capacity. Take it all the same${full.every(({ isPastCutoff }) => isPastCutoff) ? '' : '; else it waits for the kitchen’s word'}`}
        />
      )}
      {isOutside && (
        <BooleanInput source="takesOutside" label="Bring it outside the area all the same" />
      )}
      {overrides.length > 0 && (
        <TextInput source="reason" label="Reason (it stays at the desk)" multiline />
      )}
    </>
  );
}

/** Whom somebody chose at the desk; undefined where it is who the plan is for. */
function chosenMemberOf(value: unknown, planned: string | null): string | null | undefined {
  const chosen = value === undefined ? planned : memberIdOf(value);
  return chosen === planned ? undefined : chosen;
}

type DialogProps = {
  customerName: string;
  start: BookingStart;
  /** The plans that can be booked in, where there are several. */
  plans: readonly AdminSubscription[];
  onPlan: (id: string) => void;
  onClose: () => void;
};

/** Books on the days that are chosen; as it opens, the usual order is one press away. */
function BookDialog({ customerName, start, plans, onPlan, onClose }: DialogProps) {
  const [isOutside, setIsOutside] = useState(false);
  // There it stands below the days, which would be scrolled out of sight.
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const { body: schema } = tiffinsByPhone.book;
  const toBody = (values: FieldValues) => ({
    ...bodyOf(schema, { ...values, overrides: overridesOf(start, values as Values) }),
    // Absent: whoever the plan is for by now.
    memberId: chosenMemberOf(values.memberId, start.memberId),
    ...writtenDetailsOf(values, { ...start, text: start.deliveryAddress }),
  });
  return (
    <ActionDialog<AdminTiffinOrder[]>
      title={`Book tiffins: ${customerName}`}
      intro={`${start.planName} (${start.subscriptionNumber}), ${counted(start.available, 'credit')} left to book.`}
      mail="The customer gets a mail."
      hasEmail={plans.some(({ customerEmail }) => customerEmail !== '')}
      confirm={start.impossible ? null : ({ days }) => bookLabel(days, today())}
      busyWords="Booking…"
      doneWords={(orders) =>
        bookedText(
          orders.map(({ deliveryDate }) => deliveryDate),
          today(),
        )
      }
      schema={schema}
      toBody={toBody}
      defaults={{
        subscriptionId: start.subscriptionId,
        deliveryTimeSlot: start.deliveryTimeSlot,
        quantity: start.quantity,
        deliveryAddress: start.deliveryAddress,
        ...typedDetailsOf(start),
        days: start.suggestedDate ? [start.suggestedDate] : [],
        memberId: memberValue(start.memberId),
        takesFull: false,
        takesOutside: false,
        reason: '',
      }}
      send={async (values) => {
        try {
          return (await call(tiffinsByPhone.book, { body: checkedBy(schema, toBody(values)) }))
            .data;
        } catch (caught) {
          if (failureCode(caught) === 'outside_service_area') setIsOutside(true);
          throw caught;
        }
      }}
      onClose={onClose}
    >
      {start.impossible && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {start.impossible}
        </Alert>
      )}
      {plans.length > 1 && (
        <TextField
          select
          fullWidth
          label="Plan"
          value={start.subscriptionId}
          onChange={({ target }) => onPlan(target.value)}
          sx={{ mb: 2 }}
        >
          {plans.map(({ id, number, planName, available }) => (
            <MenuItem key={id} value={id}>
              {planName} ({number}), {counted(available, 'credit')}
            </MenuItem>
          ))}
        </TextField>
      )}
      <MemberInput holderName={start.customerName} household={start.household} plan={start} />
      <DaysInput days={start.days} />
      {start.lateDate && !start.impossible && <LateDay date={start.lateDate} />}
      <NumberInput source="quantity" label="Tiffins a day" min={1} step={1} autoFocus={!isPhone} />
      <SelectInput
        source="deliveryTimeSlot"
        label="Time"
        choices={SLOT_INPUT_CHOICES}
        emptyText={false}
        fullWidth
      />
      <DeliveryAddressInputs />
      <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
      <Beyond start={start} isOutside={isOutside} />
    </ActionDialog>
  );
}

type OpenedProps = Omit<DialogProps, 'start'> & {
  query: {
    data: BookingStart | undefined;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
};

/**
 * Opens with how the days stand now, and stays with that: what is read again meanwhile takes nothing
 * away that was typed.
 */
function OpenedDialog({ query, ...props }: OpenedProps) {
  const [start, setStart] = useState<BookingStart | null>(null);
  if (start === null && query.data && !query.isFetching) setStart(query.data);
  if (start) return <BookDialog {...props} start={start} />;
  return (
    <WaitingDialog
      title={`Book tiffins: ${props.customerName}`}
      query={query}
      onClose={props.onClose}
    />
  );
}

type Props = {
  customer: { id: string; name: string };
  /** Whoever was looked for to be booked for: Enter is enough. */
  autoFocus?: boolean;
};

/** Books for a customer on the phone; nothing where none of their plans can be booked in. */
export function BookButton({ customer, autoFocus = false }: Props) {
  const may = useCanCall();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: plans = [] } = useGetList<AdminSubscription>('subscriptions', {
    filter: { customerId: customer.id, status: 'active' },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const withMost = plans.toSorted((one, other) => other.available - one.available)[0];
  const id = plans.some((plan) => plan.id === chosen) ? (chosen ?? '') : (withMost?.id ?? '');
  const start = useCall(
    tiffinsByPhone.bookingStart,
    { params: { id } },
    { enabled: id !== '' && may(tiffinsByPhone.bookingStart) },
  );
  if (!may(tiffinsByPhone.book) || !withMost) return null;
  return (
    <>
      <Button
        variant="contained"
        autoFocus={autoFocus}
        startIcon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Book tiffins
      </Button>
      {open && (
        <OpenedDialog
          key={id}
          customerName={customer.name}
          query={start}
          plans={plans}
          onPlan={setChosen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
