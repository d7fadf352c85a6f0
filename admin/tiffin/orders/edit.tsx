import { Alert } from '@mui/material';
import { DateInput, NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { SLOT_INPUT_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { AddressInput, AtDoorInputs } from '#admin/kitchen/order-actions/address-inputs.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { EditForm } from '#admin/platform/forms/forms.tsx';
import { type AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';

/** The address has another name in what is sent. */
const toBody = (values: FieldValues) =>
  bodyOf(adminTiffinOrders.update.body, { deliveryAddress: values.address, ...values });

/**
 * Changes a booked tiffin until it is prepared: credits follow the quantity, the customer is told.
 * Later only its notes can change.
 */
export const TiffinOrderEdit = () => (
  <EditForm<AdminTiffinOrder>
    noun="Tiffin order"
    title={({ orderNumber }) => `Change ${orderNumber}`}
    schema={adminTiffinOrders.update.body}
    toBody={toBody}
    redirect="show"
  >
    <DeliveryInputs />
    <AtDoorInputs />
    <NotesInputs />
  </EditForm>
);

function DeliveryInputs() {
  const order = useRecordContext<AdminTiffinOrder>();
  if (!order?.canChange)
    return (
      <Alert severity="info" sx={{ mb: 1, width: '100%' }}>
        Day, time, quantity, address and what the kitchen is told can change only until it is
        prepared. The notes still can.
      </Alert>
    );
  return (
    <>
      <DateInput source="deliveryDate" label="Day" fullWidth />
      <SelectInput
        source="deliveryTimeSlot"
        label="Time"
        choices={SLOT_INPUT_CHOICES}
        emptyText={false}
        fullWidth
      />
      <NumberInput source="quantity" label="Tiffins" min={1} max={5} step={1} />
      <AddressInput source="deliveryAddress" defaultValue={order.address} />
      <TextInput source="unitNumber" label="Unit" />
      <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
    </>
  );
}
