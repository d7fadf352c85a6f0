import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { DateInput, NumberInput, TextInput } from 'react-admin';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { PayBackDialog, RecordPaymentDialog } from '#admin/money/payment-dialogs.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { dataProvider } from '#admin/services.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { type ActionDialogProps, buttonsFor, callOf, type SubscriptionButton } from './actions.ts';
import { ApproveDialog, ApproveUnpaidDialog } from './approve-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

/** Adds or takes credits by hand; the reason goes into the ledger. */
const AdjustCreditsDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Adjust the credits of ${subscription.number}`}
    intro={`${subscription.available} credits are available now. A minus takes credits away. The ledger keeps your reason.`}
    confirm="Adjust credits"
    busyWords="Adjusting…"
    doneWords="The credits are adjusted."
    schema={adminSubscriptions.adjustCredits.body}
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

/** Declines a subscription that waits for approval, with a reason for the customer. */
const DeclineDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Decline ${subscription.number}`}
    intro="Nothing was granted, nothing is paid back."
    mail="The customer gets a mail with your reason."
    hasEmail={subscription.customerEmail !== ''}
    confirm="Decline"
    busyWords="Declining…"
    doneWords={`${subscription.number} is declined.`}
    schema={adminSubscriptions.decline.body}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'decline', body })
    }
    onClose={onClose}
  >
    <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
    <NotesInputs />
  </ActionDialog>
);

const paymentsOf = ({ id, number, balance }: AdminSubscription) => ({
  paidFor: { subscriptionId: id },
  number,
  balance,
});

/** Records money that came in for a subscription: most often what is still owed. */
const SubscriptionPaymentDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <RecordPaymentDialog
    {...paymentsOf(subscription)}
    hasEnded={subscription.status === 'cancelled'}
    onClose={onClose}
  />
);

/** Records money that went back for a subscription: what is due, or a courtesy. */
export const SubscriptionPayBackDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <PayBackDialog {...paymentsOf(subscription)} onClose={onClose} />
);

/** Pauses; what is booked is skipped with its credits back. */
const PauseDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Pause ${subscription.number}`}
    intro={`Tiffins that are booked in it and not being cooked yet are called off, their credits come back (${subscription.reserved} held now). The customer cannot lift a pause that you set.`}
    confirm="Pause"
    busyWords="Pausing…"
    doneWords={`The pause of ${subscription.number} is set.`}
    schema={adminSubscriptions.pause.body}
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

/** Calls off a pause that has not begun. */
const CallOffPauseDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Call off the pause of ${subscription.number}`}
    intro="Its days can be booked again. What it has skipped stays skipped, until the customer takes it back or books again."
    confirm="Call off the pause"
    busyWords="Calling off…"
    doneWords={`The pause of ${subscription.number} is called off.`}
    schema={adminSubscriptions.callOffPause.body}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'call-off-pause', body })
    }
    onClose={onClose}
  >
    <NotesInputs />
  </ActionDialog>
);

/** Lifts a pause, whoever set it. */
const ResumeDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Resume ${subscription.number}`}
    intro="The customer can book tiffins again. What was skipped by the pause stays skipped."
    confirm="Resume"
    busyWords="Resuming…"
    doneWords={`${subscription.number} is active again.`}
    schema={adminSubscriptions.resume.body}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'resume', body })
    }
    onClose={onClose}
  >
    <NotesInputs />
  </ActionDialog>
);

const BUTTONS: SubscriptionButton[] = [
  { key: 'approve', words: 'Approve', weight: 'main', Dialog: ApproveDialog },
  { key: 'approve-unpaid', words: 'Approve unpaid', weight: 'plain', Dialog: ApproveUnpaidDialog },
  { key: 'decline', words: 'Decline', weight: 'grave', Dialog: DeclineDialog },
  { key: 'resume', words: 'Resume', weight: 'main', Dialog: ResumeDialog },
  {
    key: 'record-payment',
    words: 'Record a payment',
    weight: 'plain',
    Dialog: SubscriptionPaymentDialog,
  },
  {
    key: 'pay-back',
    words: 'Record what was paid back',
    weight: 'plain',
    Dialog: SubscriptionPayBackDialog,
  },
  { key: 'pause', words: 'Pause', weight: 'plain', Dialog: PauseDialog },
  {
    key: 'call-off-pause',
    words: 'Call off the pause',
    weight: 'plain',
    Dialog: CallOffPauseDialog,
  },
  { key: 'adjust-credits', words: 'Adjust credits', weight: 'plain', Dialog: AdjustCreditsDialog },
  { key: 'cancel', words: 'Cancel', weight: 'grave', Dialog: CancelDialog },
];

const LOOKS = {
  main: { variant: 'contained', color: 'primary' },
  plain: { variant: 'outlined', color: 'secondary' },
  grave: { variant: 'outlined', color: 'primary' },
} as const;

/** Everything that can be done with a subscription now, and by whom; which is for the API to say. */
export function SubscriptionActions({ subscription }: { subscription: AdminSubscription }) {
  const [open, setOpen] = useState<SubscriptionButton | null>(null);
  const may = useCanCall();
  const own = BUTTONS.filter(({ key }) => may(callOf(key)));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {buttonsFor(subscription, own).map((button) => (
        <Button key={button.key} {...LOOKS[button.weight]} onClick={() => setOpen(button)}>
          {button.words}
        </Button>
      ))}
      {open && <open.Dialog subscription={subscription} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
