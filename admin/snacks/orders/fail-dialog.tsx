import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { inItsTime } from '#admin/platform/moves/ask-first.ts';
import { moveOrders, type Outcome, outcomeWords } from '#admin/platform/moves/use-move-orders.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { type AdminSnackOrder, SnackActionBody } from '#contract/snacks/desk/orders.ts';
import { errorMessage } from '#contract/platform/errors.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { snackMove } from './steps.ts';

/** What the server takes, with a reason, as for cancelling. */
const FailBody = z.extend(SnackActionBody, {
  reason: requiredText(300, errorMessage('reason_missing')),
});

type Props = { order: AdminSnackOrder; onDone: (outcome: Outcome) => void; onClose: () => void };

/** An order came back from the door; the kitchen brings it again or cancels it afterwards. */
export const FailDialog = ({ order, onDone, onClose }: Props) => (
  <ActionDialog<Outcome>
    title={`Could not hand over: ${order.orderNumber}, ${order.customerName}`}
    mail="The customer gets a mail with your reason."
    intro="The order waits here until you bring it again, hand it over or cancel it."
    confirm="Report it"
    busyWords="Saving…"
    doneWords={outcomeWords}
    schema={FailBody}
    send={(values) =>
      inItsTime('Report it', (meant) =>
        moveOrders(snackMove('fail', [order]), [order], {
          ...bodyOf(FailBody, values),
          ...meant,
        }),
      )
    }
    onDone={onDone}
    onClose={onClose}
  >
    <TextInput source="reason" label="What happened (the customer reads it)" multiline autoFocus />
    <NotesInputs />
  </ActionDialog>
);
