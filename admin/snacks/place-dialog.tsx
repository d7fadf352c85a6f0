import {
  Alert,
  Autocomplete,
  Box,
  Button,
  FormHelperText,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { Cookie, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  BooleanInput,
  DateInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { DELIVERY_TYPE_CHOICES } from '#admin/kitchen/labels/choices.ts';
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
import { call } from '#admin/services.ts';
import type { AdminCustomer } from '#contract/account/desk-customer.ts';
import { type Snack, snacks } from '#contract/snacks/catalogue.ts';
import { type SnackOverride, snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import { SNACK_TIMES, snackTimesOn } from '#domain/snacks/snack-times.ts';

/** A line of the order as the form holds it. */
type Line = { snack: Snack; quantity: number };

/** So many are found while one types. */
const FOUND_AT_ONCE = 20;

/** Snacks and how many of each: found by their name, with what they come to. */
function LinesInput() {
  const labelId = useId();
  const errorId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { field, fieldState } = useInput<Line[]>({ source: 'items' });
  const lines: Line[] = field.value ?? [];
  const { data, isFetching, isPlaceholderData } = useCall(
    snacks.list,
    {
      query: {
        page: 1,
        limit: FOUND_AT_ONCE,
        sort_by: 'sort_order',
        sort_order: 'ASC',
        ...(typed.trim() && { search: typed.trim() }),
      },
    },
    { placeholderData: (before) => before, staleTime: 60_000 },
  );
  const chosen = new Set(lines.map(({ snack }) => snack.id));
  // Whoever types fast presses Enter before the answer is here: what was found for the letters before
  // is offered only as far as it is what they have typed by now.
  const isMeant = ({ name }: Snack) =>
    !isPlaceholderData || name.toLowerCase().includes(typed.trim().toLowerCase());
  const change = (id: string, quantity: number) =>
    field.onChange(lines.map((line) => (line.snack.id === id ? { ...line, quantity } : line)));
  const { error } = fieldState;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mb: 2 }}>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        Snacks
      </Typography>
      {lines.map(({ snack, quantity }) => (
        <Stack key={snack.id} direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {snack.name}
            <Typography component="span" variant="caption" sx={{ display: 'block' }}>
              {formatMoney(snack.price)} for {snack.unit}
            </Typography>
          </Box>
          <TextField
            type="number"
            size="small"
            value={quantity}
            onChange={({ target }) => change(snack.id, Number(target.value))}
            slotProps={{ htmlInput: { 'aria-label': `How many ${snack.name}`, min: 1, max: 999 } }}
            sx={{ width: 88 }}
          />
          <IconButton
            aria-label={`Remove ${snack.name}`}
            onClick={() => {
              field.onChange(lines.filter((line) => line.snack.id !== snack.id));
              search.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Stack>
      ))}
      <Autocomplete
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_event, snack) => {
          if (!snack) return;
          field.onChange([...lines, { snack, quantity: 1 }]);
          setTyped('');
        }}
        options={(data?.snacks ?? []).filter((snack) => !chosen.has(snack.id) && isMeant(snack))}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        loading={isFetching}
        noOptionsText="No snack of that name is on offer."
        autoHighlight
        clearOnBlur={false}
        blurOnSelect={false}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={search}
            label="Add a snack"
            error={Boolean(error)}
            autoFocus
          />
        )}
      />
      {error && (
        <FormHelperText id={errorId} error role="alert">
          {error.message ?? 'Please choose a whole number of each, from 1 to 999.'}
        </FormHelperText>
      )}
    </Box>
  );
}

const isQuantity = ({ quantity }: Line): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;

/** What it comes to now; nothing while how many of something is no number. */
function Total() {
  const { items = [], deliveryType } = useWatch() as { items?: Line[]; deliveryType: string };
  if (items.length === 0 || !items.every(isQuantity)) return null;
  const isBrought = deliveryType === 'delivery';
  const { total, taxAmount, deliveryFee } = priceOfSnacks(
    items.map(({ snack, quantity }) => ({
      price: snack.price,
      deliveryCharge: snack.delivery_charge,
      taxPercentage: snack.tax_percentage,
      quantity,
    })),
    isBrought ? 'delivery' : 'pickup',
  );
  const parts = [
    ...(deliveryFee > 0 ? [`${formatMoney(deliveryFee)} delivery`] : []),
    `${formatMoney(taxAmount)} tax`,
  ];
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {formatMoney(total)}, with {parts.join(' and ')}
    </Alert>
  );
}

/** The address, where it is brought. */
function AddressInputs() {
  const deliveryType: unknown = useWatch({ name: 'deliveryType' });
  return deliveryType === 'delivery' ? <DeliveryAddressInputs /> : null;
}

const schema = snacksByPhone.place.body;

const toBody = (values: FieldValues, customer: AdminCustomer) => {
  const overrides: SnackOverride[] = [
    ...(values.takesMore ? (['over_limit'] as const) : []),
    ...(values.takesOutside ? (['outside_area'] as const) : []),
  ];
  const items = (values.items as Line[]).map(({ snack, quantity }) => ({
    snack_id: snack.id,
    quantity,
  }));
  const isBrought = values.deliveryType === 'delivery';
  return {
    ...bodyOf(schema, { ...values, items, overrides }),
    ...(isBrought && writtenDetailsOf(values, { ...customer, text: customer.address ?? '' })),
  };
};

/** What was refused and the kitchen can do all the same. */
type Refused = { limit: boolean; area: boolean };

function PlaceDialog({ customer, onClose }: { customer: AdminCustomer; onClose: () => void }) {
  const [refused, setRefused] = useState<Refused>({ limit: false, area: false });
  // Times that are over today; days that are closed are the server's to refuse.
  const first = snackTimesOn(today(), new Date().toISOString(), [])[0];
  return (
    <ActionDialog<AdminSnackOrder>
      title={`Order snacks: ${customer.name}`}
      mail="The customer gets a mail."
      hasEmail={customer.email !== null}
      confirm="Write down the order"
      busyWords="Writing down…"
      doneWords={({ orderNumber, deliveryDate, deliveryTime }) =>
        `${orderNumber} is confirmed for ${formatDay(deliveryDate)}, ${formatTime(deliveryTime)}.`
      }
      schema={schema}
      toBody={(values) => toBody(values, customer)}
      defaults={{
        customerId: customer.id,
        items: [],
        deliveryType: 'pickup',
        deliveryDate: today(),
        deliveryTime: first ?? SNACK_TIMES[0],
        deliveryAddress: customer.address ?? '',
        ...typedDetailsOf(customer),
        takesMore: false,
        takesOutside: false,
      }}
      send={async (values) => {
        try {
          const body = checkedBy(schema, toBody(values, customer));
          return (await call(snacksByPhone.place, { body })).data;
        } catch (caught) {
          const code = failureCode(caught);
          if (code === 'snack_sold_out' || code === 'snack_nearly_sold_out')
            setRefused((before) => ({ ...before, limit: true }));
          if (code === 'outside_service_area') setRefused((before) => ({ ...before, area: true }));
          throw caught;
        }
      }}
      onClose={onClose}
    >
      <LinesInput />
      <Total />
      <RadioButtonGroupInput source="deliveryType" label="How" choices={DELIVERY_TYPE_CHOICES} />
      <DateInput
        source="deliveryDate"
        label="Day"
        slotProps={{ htmlInput: { min: today() } }}
        fullWidth
      />
      <SelectInput
        source="deliveryTime"
        label="Time"
        choices={SNACK_TIMES.map((time) => ({ id: time, name: formatTime(time) }))}
        emptyText={false}
        fullWidth
      />
      <AddressInputs />
      <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
      {refused.limit && <BooleanInput source="takesMore" label="Make more of it all the same" />}
      {refused.area && (
        <BooleanInput source="takesOutside" label="Bring it outside the area all the same" />
      )}
      {(refused.limit || refused.area) && (
        <TextInput source="reason" label="Reason (it stays at the desk)" multiline />
      )}
    </ActionDialog>
  );
}

/** Writes down an order of snacks for a customer on the phone. */
export function PlaceSnackOrderButton({ customer }: { customer: AdminCustomer }) {
  const may = useCanCall();
  const [open, setOpen] = useState(false);
  if (!may(snacksByPhone.place)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Cookie size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Order snacks
      </Button>
      {open && <PlaceDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
