import { DateInput, TextInput } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { today } from '#admin/platform/words/today.ts';
import { adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';
import type { ActionDialogProps } from './actions.ts';

/** Pauses; what is booked is skipped with its credits back. */
export const PauseDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Pause ${subscription.number}`}
    intro={`Tiffins that are booked in it and not being cooked yet are called off, their credits come back (${subscription.reserved} held now). The customer cannot lift a pause that you set.`}
    confirm="Pause"
    busyWords="Pausing…"
    doneWords={`The pause of ${subscription.number} is set.`}
    schema={adminSubscriptions.pause.body as never}
    defaults={{ from: subscription.pauseFrom ?? today(), until: subscription.pausedUntil }}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'pause', body })
    }
    onClose={onClose}
  >
    <DateInput source="from" label="First day" fullWidth />
    <DateInput source="until" label="Last day (empty: until you resume it)" fullWidth />
    <TextInput source="reason" label="Reason (optional)" multiline />
    <NotesInputs />
  </ActionDialog>
);

/** Takes back a pause that has not begun. */
export const CallOffPauseDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Call off the pause of ${subscription.number}`}
    intro="Its days can be booked again. What it has skipped stays skipped, until the customer takes it back or books again."
    confirm="Call off the pause"
    busyWords="Calling off…"
    doneWords={`The pause of ${subscription.number} is called off.`}
    schema={adminSubscriptions.callOffPause.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'call-off-pause', body })
    }
    onClose={onClose}
  >
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
