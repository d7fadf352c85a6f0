import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { errorMessage } from '#contract/platform/errors.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type ActionDialogProps, act } from './act.ts';

const CancelBody = z.object({ reason: requiredText(300, errorMessage('reason_missing')) });

/** Cancels an inquiry or an event, with a reason for the customer. */
export const CancelDialog = ({ inquiry, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Cancel: ${inquiry.inquiryNumber}, ${inquiry.customerName}`}
    mail="The customer gets a mail with your reason."
    intro={
      inquiry.balance.paid > 0
        ? `${formatMoney(inquiry.balance.paid)} has been paid, and waits to be paid back until you record that.`
        : ''
    }
    confirm="Cancel the inquiry"
    busyWords="Cancelling…"
    doneWords={`${inquiry.inquiryNumber} is cancelled.`}
    schema={CancelBody}
    send={({ reason }) => act(inquiry, 'cancel', { reason })}
    onClose={onClose}
  >
    <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
  </ActionDialog>
);
