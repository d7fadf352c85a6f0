import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useMay } from '#admin/platform/client/use-may.ts';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import { buttonsFor, callOf, type SubscriptionButton } from './actions.ts';
import { AdjustCreditsDialog } from './adjust-credits-dialog.tsx';
import { ApproveDialog, ApproveUnpaidDialog } from './approve-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { CallOffPauseDialog, PauseDialog, ResumeDialog } from './pause-dialog.tsx';
import {
  SubscriptionPayBackDialog,
  SubscriptionPaymentDialog,
} from './subscription-payment-dialog.tsx';

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
  const may = useMay();
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
