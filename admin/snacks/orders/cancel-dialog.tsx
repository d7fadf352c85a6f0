import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { moveOrders, type Outcome, outcomeWords } from '#admin/platform/moves/use-move-orders.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { type AdminSnackOrder, SnackActionBody } from '#contract/snacks/desk/orders.ts';
import { errorMessage } from '#contract/platform/errors.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { formatMoney, sum } from '#domain/money/money.ts';
import { snackMove } from './steps.ts';

/** What the server takes, and the reason that only cancelling asks for. */
const CancelBody = z.extend(SnackActionBody, {
  reason: requiredText(300, errorMessage('reason_missing')),
});

type Props = {
  orders: readonly AdminSnackOrder[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Cancels one or many orders, with a reason for the customer. */
export function CancelDialog({ orders, onDone, onClose }: Props) {
  const [first] = orders;
  const which =
    orders.length === 1 && first
      ? `${first.orderNumber}, ${first.customerName}`
      : `${orders.length} orders`;
  // What was carried to a door in vain is cooked, and nobody else's.
  const cooked = orders.every(({ status }) => status === 'undelivered');
  const sold = cooked ? 'Nothing is sold again: it was cooked.' : 'The snacks can be sold again.';
  const paid = sum(...orders.map(({ balance }) => balance.paid));
  return (
    <ActionDialog<Outcome>
      title={`Cancel: ${which}`}
      mail="The customer gets a mail with your reason."
      intro={`${sold}${
        paid > 0
          ? ` ${formatMoney(paid)} ${orders.length === 1 ? 'has' : 'have'} been paid, and ${orders.length === 1 ? 'waits' : 'wait'} to be paid back until you record that.`
          : ''
      }`}
      confirm={orders.length === 1 ? 'Cancel the order' : `Cancel ${orders.length} orders`}
      busyWords="Cancelling…"
      doneWords={outcomeWords}
      schema={CancelBody}
      send={(values) => moveOrders(snackMove('cancel', orders), orders, bodyOf(CancelBody, values))}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
      <NotesInputs />
    </ActionDialog>
  );
}
