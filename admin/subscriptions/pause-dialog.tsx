import { DateInput, TextInput } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/parts/notes.tsx';
import { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import type { ActionDialogProps } from './actions.ts';

/** Pauses; what is booked is skipped with its credits back. */
export const PauseDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Pause ${subscription.number}`}
    intro={`Tiffins that are booked and not being cooked yet are called off, their credits come back (${subscription.reserved} held now). The customer cannot lift a pause that you set.`}
    confirm="Pause"
    busyWords="Pausing…"
    doneWords={`${subscription.number} is paused.`}
    schema={adminSubscriptions.pause.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'pause', body })
    }
    onClose={onClose}
  >
    <DateInput source="until" label="Until (empty: until you resume it)" fullWidth />
    <TextInput source="reason" label="Reason (optional)" multiline />
    <NotesInputs />
  </ActionDialog>
);

/** Lifts a pause, whoever set it. */
export const ResumeDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Resume ${subscription.number}`}
    intro="The customer can book tiffins again. What was skipped by the pause stays skipped."
    confirm="Resume"
    busyWords="Resuming…"
    doneWords={`${subscription.number} is active again.`}
    schema={adminSubscriptions.resume.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'resume', body })
    }
    onClose={onClose}
  >
    <NotesInputs />
  </ActionDialog>
);
