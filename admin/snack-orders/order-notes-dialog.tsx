import { call } from '#admin/api/services.ts';
import { NotesDialog } from '#admin/parts/notes-dialog.tsx';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  SnackOrderNotes,
} from '#contract/admin/snack-orders.ts';

type Props = { order: AdminSnackOrder; onClose: () => void };

/** Changes the two notes of an order. */
export const OrderNotesDialog = ({ order, onClose }: Props) => (
  <NotesDialog
    number={order.orderNumber}
    notes={order}
    schema={SnackOrderNotes}
    save={(body) => call(adminSnackOrders.update, { params: { id: order.id }, body })}
    onClose={onClose}
  />
);
