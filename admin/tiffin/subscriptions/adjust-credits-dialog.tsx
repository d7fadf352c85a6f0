import { NumberInput, TextInput } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';
import type { ActionDialogProps } from './actions.ts';

/** Adds or takes credits by hand; the reason goes into the ledger. */
export const AdjustCreditsDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Adjust the credits of ${subscription.number}`}
    intro={`${subscription.available} credits are available now. A minus takes credits away. The ledger keeps your reason.`}
    confirm="Adjust credits"
    busyWords="Adjusting…"
    doneWords="The credits are adjusted."
    schema={adminSubscriptions.adjustCredits.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'adjust-credits', body })
    }
    onClose={onClose}
  >
    <NumberInput
      source="credits"
      label="Credits to add (or, with a minus, to take)"
      step={1}
      autoFocus
    />
    <TextInput source="reason" label="Reason" multiline />
  </ActionDialog>
);
