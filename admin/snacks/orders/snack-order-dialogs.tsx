import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { useClosures } from '#admin/kitchen/closures/closures.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { AtDoorInputs } from '#admin/kitchen/order-actions/address-inputs.tsx';
import { withTimingConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { CorrectDialog } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { NotesDialog, NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import {
  moveOrders,
  type OrderActionResult,
  orderActionText,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import { PayBackDialog, RecordPaymentDialog } from '#admin/money/payment-dialogs.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/services.ts';
import { errorMessage } from '#contract/errors.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  SnackActionBody,
  SnackOrderNotes,
} from '#contract/snacks/desk-orders.ts';
import { atDoor, typedDetailsOf } from '#domain/account/delivery-address.ts';
import { formatMoney, sum } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';
import { correctionsOfSnacks } from './corrections.ts';
import { snackMove } from './snack-order-actions.ts';

/** A question about orders that is open: cancelling can be about many, the others are about one. */
export type SnackOrderDialogState =
  | { about: 'cancel'; orders: readonly AdminSnackOrder[] }
  | { about: 'notes' | 'payment' | 'pay-back' | 'fail' | 'correct'; order: AdminSnackOrder };

type Props = {
  asked: SnackOrderDialogState | null;
  onMoved: (outcome: OrderActionResult) => void;
  onClose: () => void;
};

/** What the server takes, and the reason that only cancelling asks for. */
const CancelBody = z.extend(SnackActionBody, {
  reason: requiredText(300, errorMessage('reason_missing')),
});

type CancelDialogProps = {
  orders: readonly AdminSnackOrder[];
  onDone: (outcome: OrderActionResult) => void;
  onClose: () => void;
};

/** Cancels one or many orders, with a reason for the customer. */
function CancelDialog({ orders, onDone, onClose }: CancelDialogProps) {
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
    <ActionDialog<OrderActionResult>
      title={`Cancel: ${which}`}
      mail="The customer gets a mail with your reason."
      hasEmail={orders.some(({ customerEmail }) => customerEmail !== '')}
      intro={`${sold}${
        paid > 0
          ? ` ${formatMoney(paid)} ${plural(orders.length, 'has', 'have')} been paid, and ${plural(orders.length, 'waits', 'wait')} to be paid back until you record that.`
          : ''
      }`}
      confirm={plural(orders.length, 'Cancel the order', `Cancel ${orders.length} orders`)}
      busyWords="Cancelling…"
      doneWords={orderActionText}
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

/** What the server takes, with a reason, as for cancelling. */
const FailBody = z.extend(SnackActionBody, {
  reason: requiredText(300, errorMessage('reason_missing')),
});

type FailDialogProps = {
  order: AdminSnackOrder;
  onDone: (outcome: OrderActionResult) => void;
  onClose: () => void;
};

/** An order came back from the door; the kitchen brings it again or cancels it afterwards. */
const FailDialog = ({ order, onDone, onClose }: FailDialogProps) => (
  <ActionDialog<OrderActionResult>
    title={`Could not hand over: ${order.orderNumber}, ${order.customerName}`}
    mail="The customer gets a mail with your reason."
    hasEmail={order.customerEmail !== ''}
    intro="The order waits here until you bring it again, hand it over or cancel it."
    confirm="Report it"
    busyWords="Saving…"
    doneWords={orderActionText}
    schema={FailBody}
    send={(values) =>
      withTimingConfirmation('Report it', (meant) =>
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

type OrderNotesDialogProps = { order: AdminSnackOrder; onClose: () => void };

/** Changes what is written on an order: for the kitchen, for the door, for the customer, for the desk. */
const OrderNotesDialog = ({ order, onClose }: OrderNotesDialogProps) => (
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
  ...(isBrought(order) && atDoor(typedDetailsOf(order))),
});

const WrittenInputs = ({ order }: { order: AdminSnackOrder }) => (
  <>
    <TextInput source="specialInstructions" label="Instructions for the kitchen" multiline />
    {isBrought(order) && <AtDoorInputs />}
  </>
);

/**
 * The question that is open. It lies on the page, not on the order's card: a card moves on while
 * somebody types.
 */
export function SnackOrderDialogs({ asked, onMoved, onClose }: Props) {
  const closures = useClosures({ enabled: asked?.about === 'correct' });
  if (!asked) return null;
  if (asked.about === 'cancel')
    return <CancelDialog orders={asked.orders} onDone={onMoved} onClose={onClose} />;
  const { order } = asked;
  if (asked.about === 'fail')
    return <FailDialog order={order} onDone={onMoved} onClose={onClose} />;
  if (asked.about === 'correct')
    return <CorrectDialog {...correctionsOfSnacks(order, closures)} onClose={onClose} />;
  if (asked.about === 'notes') return <OrderNotesDialog order={order} onClose={onClose} />;
  const payments = {
    paidFor: { snackOrderId: order.id },
    number: order.orderNumber,
    balance: order.balance,
    onClose,
  };
  if (asked.about === 'pay-back') return <PayBackDialog {...payments} />;
  return <RecordPaymentDialog {...payments} hasEnded={order.status === 'cancelled'} />;
}
