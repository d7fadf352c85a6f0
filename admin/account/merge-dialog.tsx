import { Alert } from '@mui/material';
import * as z from 'zod/mini';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import type { AdminCustomer } from '#contract/account/desk/customers.ts';

type Props = {
  stays: AdminCustomer;
  goes: AdminCustomer;
  onDone: () => void;
  onClose: () => void;
};

/** The last question before two accounts become one. */
export const MergeDialog = ({ stays, goes, onDone, onClose }: Props) => (
  <ActionDialog
    title="Merge these accounts"
    intro={`Everything of ${goes.email} moves to ${stays.email}. ${goes.email} is signed out everywhere and signs nobody in any more.`}
    mail={`${stays.email} gets a mail about it.`}
    confirm="Merge for good"
    busyWords="Merging…"
    doneWords="The two accounts are one now."
    schema={z.object({})}
    send={() =>
      dataProvider.act('customers', {
        id: stays.id,
        action: 'merge',
        body: { otherId: goes.id },
      })
    }
    onDone={onDone}
    onClose={onClose}
  >
    <Alert severity="warning">This cannot be undone.</Alert>
  </ActionDialog>
);
