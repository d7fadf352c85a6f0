import { bodyOf } from '#admin/api/body-of.ts';
import { call } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/parts/notes.tsx';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  SnackOrderNotes,
} from '#contract/admin/snack-orders.ts';
import { changedNotes, type Notes } from './changed-notes.ts';

/** Changes the two notes of an order; the one that was left alone stays as it is by then. */
export function NotesDialog({ order, onClose }: { order: AdminSnackOrder; onClose: () => void }) {
  const { id, orderNumber, customerNote, internalNote } = order;
  const before = { customerNote: customerNote ?? '', internalNote: internalNote ?? '' };
  return (
    <ActionDialog
      title={`Notes on ${orderNumber}`}
      confirm="Save"
      busyWords="Saving…"
      doneWords="The notes are saved."
      schema={SnackOrderNotes}
      defaults={before}
      send={(values) =>
        call(adminSnackOrders.update, {
          params: { id },
          body: changedNotes(before, bodyOf(SnackOrderNotes, values) as Notes),
        })
      }
      onClose={onClose}
    >
      <NotesInputs />
    </ActionDialog>
  );
}
