import { TextInput } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { DoorNoteInput } from '#admin/platform/parts/door-note.tsx';
import { NotesDialog } from '#admin/platform/parts/notes-dialog.tsx';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  SnackOrderNotes,
} from '#contract/snacks/desk/orders.ts';

type Props = { order: AdminSnackOrder; onClose: () => void };

/** Changes what is written on an order: for the kitchen, for the door, for the customer, for the desk. */
export const OrderNotesDialog = ({ order, onClose }: Props) => (
  <NotesDialog
    number={order.orderNumber}
    notes={order}
    more={{ notes: writtenOn(order), inputs: <WrittenInputs order={order} /> }}
    schema={SnackOrderNotes}
    save={(body) => call(adminSnackOrders.update, { params: { id: order.id }, body })}
    onClose={onClose}
  />
);

const isBrought = ({ deliveryType }: AdminSnackOrder) => deliveryType === 'delivery';

const writtenOn = (order: AdminSnackOrder) => ({
  specialInstructions: order.specialInstructions ?? '',
  ...(isBrought(order) && { doorNote: order.doorNote ?? '' }),
});

const WrittenInputs = ({ order }: { order: AdminSnackOrder }) => (
  <>
    <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
    {isBrought(order) && <DoorNoteInput />}
  </>
);
