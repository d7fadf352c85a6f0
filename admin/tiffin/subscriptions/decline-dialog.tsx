import { TextInput } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';
import type { ActionDialogProps } from './actions.ts';

/** Declines a subscription that waits for approval, with a reason for the customer. */
export const DeclineDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Decline ${subscription.number}`}
    intro="Nothing was granted, nothing is paid back."
    mail="The customer gets a mail with your reason."
    confirm="Decline"
    busyWords="Declining…"
    doneWords={`${subscription.number} is declined.`}
    schema={adminSubscriptions.decline.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'decline', body })
    }
    onClose={onClose}
  >
    <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
    <NotesInputs />
  </ActionDialog>
);
