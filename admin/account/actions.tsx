import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import {
  CookingPot,
  LogOut,
  MailPlus,
  Merge,
  MessageSquare,
  MessageSquareOff,
  MessageSquareText,
  Pencil,
  UserCheck,
  UserPlus,
  UserRoundX,
  UserX,
} from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { NEW_INQUIRY_PATH } from '#admin/catering/inquiries/new-inquiry.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { dataProvider } from '#admin/services.ts';
import { PlaceSnackOrderButton } from '#admin/snacks/place-dialog.tsx';
import { BookButton } from '#admin/tiffin/book-dialog.tsx';
import { SubscribeButton } from '#admin/tiffin/subscribe-dialog.tsx';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { changePath, mergePath, useWasFound } from './customer-form.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { hasOffers, OffersDialog } from './offers-dialog.tsx';
import { StartDialog, StopDialog } from './stop-dialog.tsx';

export type CustomerDialogProps = { customer: AdminCustomerDetails; onClose: () => void };

type Action = {
  words: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  needs: Endpoint;
  fits: (customer: AdminCustomerDetails) => boolean;
  Dialog: ComponentType<CustomerDialogProps>;
};

/** Erases a customer who asked for it by letter; first what runs has to be settled. */
const AnonymiseDialog = (props: CustomerDialogProps) =>
  props.customer.toSettle.length > 0 ? <OpenMatters {...props} /> : <Anonymise {...props} />;

/** What is in the way. */
function OpenMatters({ customer, onClose }: CustomerDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Settle this first</DialogTitle>
      {/* With nothing in it to stop at, a long list is scrolled by keyboard only from itself. */}
      <DialogContent tabIndex={0}>
        {customer.name} cannot be anonymised while something runs, is booked or is owed:
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {customer.toSettle.map((what) => (
            <Box
              component="li"
              key={what}
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {keepTogether(what)}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Anonymise = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Anonymise ${customer.name}`}
    intro="For somebody who asks by letter to be forgotten. Name, contact, diet, notes, messages and mails are erased at once, without the 30 days; plans, orders and payments stay in the books without a name."
    confirm="Anonymise for good"
    busyWords="Erasing…"
    doneWords="The account is anonymised."
    schema={adminCustomers.anonymise.body}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'anonymise', body })}
    onClose={onClose}
  >
    <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      This cannot be undone. Type{' '}
      <strong>{customer.email ?? formatPhone(customer.phone ?? '')}</strong> to confirm.
    </Alert>
    <TextInput
      source="contact"
      label={customer.email ? 'E-mail address of the customer' : 'Phone number of the customer'}
      autoComplete="off"
      autoFocus
    />
  </ActionDialog>
);

const Reason = () => (
  <TextInput source="reason" label="Reason (it stays at the desk)" multiline autoFocus />
);

/** Shuts an account; what is booked is the desk's choice. */
const DisableDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Disable the account of ${customer.name}`}
    intro="They are signed out everywhere at once and cannot sign in; whoever types the right password reads that the account is disabled. What is booked stays booked and is brought, their weekly pattern goes on booking, and snack orders and inquiries go on."
    confirm="Disable"
    busyWords="Disabling…"
    doneWords={`The account of ${customer.name} is disabled.`}
    schema={adminCustomers.disable.body}
    defaults={{ pausePlans: false }}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'disable', body })}
    onClose={onClose}
  >
    <Reason />
    <BooleanInput
      source="pausePlans"
      label="Pause their plans too: booked tiffins that are not being cooked yet are called off, and credits come back"
    />
  </ActionDialog>
);

/** Opens an account again. */
const EnableDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Enable the account of ${customer.name}`}
    intro="They can sign in again. Plans that were paused stay paused until you resume them."
    confirm="Enable"
    busyWords="Enabling…"
    doneWords={`${customer.name} can sign in again.`}
    schema={adminCustomers.enable.body}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'enable', body })}
    onClose={onClose}
  >
    <Reason />
  </ActionDialog>
);

/** Ends every session, as after a lost phone. */
const SignOutDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Sign ${customer.name} out everywhere`}
    intro="Every device that they are signed in on asks for their password again. Nothing else changes."
    confirm="Sign out"
    busyWords="Signing out…"
    doneWords={`${customer.name} is signed out everywhere.`}
    schema={adminCustomers.signOut.body}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'sign-out', body })}
    onClose={onClose}
  >
    <Reason />
  </ActionDialog>
);

const ACTIONS: Action[] = [
  {
    words: 'Invite to sign in',
    Icon: UserPlus,
    needs: adminCustomers.invite,
    fits: ({ hasPassword, hasGoogle, disabled }) => !hasPassword && !hasGoogle && !disabled,
    Dialog: InviteDialog,
  },
  {
    words: 'How to reach them',
    Icon: MessageSquareText,
    needs: adminCustomers.setChannel,
    fits: ({ email }) => email === null,
    Dialog: ChannelDialog,
  },
  {
    words: 'They said STOP',
    Icon: MessageSquareOff,
    needs: adminCustomers.setStopped,
    fits: ({ phone, optedOut }) => phone !== null && optedOut.length === 0,
    Dialog: StopDialog,
  },
  {
    words: 'Messages again',
    Icon: MessageSquare,
    needs: adminCustomers.setStopped,
    fits: ({ stopNotedBy }) => stopNotedBy !== null,
    Dialog: StartDialog,
  },
  {
    words: 'Offers by mail',
    Icon: MailPlus,
    needs: adminCustomers.setOffers,
    fits: hasOffers,
    Dialog: OffersDialog,
  },
  {
    words: 'Sign out everywhere',
    Icon: LogOut,
    needs: adminCustomers.signOut,
    fits: ({ liveSessions }) => liveSessions > 0,
    Dialog: SignOutDialog,
  },
  {
    words: 'Disable',
    Icon: UserX,
    needs: adminCustomers.disable,
    fits: ({ disabled }) => !disabled,
    Dialog: DisableDialog,
  },
  {
    words: 'Enable',
    Icon: UserCheck,
    needs: adminCustomers.enable,
    fits: ({ disabled }) => disabled,
    Dialog: EnableDialog,
  },
  {
    words: 'Anonymise',
    Icon: UserRoundX,
    needs: adminCustomers.anonymise,
    fits: () => true,
    Dialog: AnonymiseDialog,
  },
];

const PLAIN = { variant: 'outlined', color: 'secondary' } as const;

/** Everything that can be done with a customer, by whoever looks; of an erased one nothing. */
export function CustomerActions({ customer }: { customer: AdminCustomerDetails }) {
  const may = useCanCall();
  const wasFound = useWasFound();
  const [open, setOpen] = useState<Action | null>(null);
  if (customer.erased) return null;
  const own = ACTIONS.filter(({ needs, fits }) => may(needs) && fits(customer));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <BookButton key={customer.id} customer={customer} autoFocus={wasFound} />
      <SubscribeButton
        customer={customer}
        autoFocus={wasFound && customer.subscriptionCount === 0}
      />
      <PlaceSnackOrderButton customer={customer} />
      {may(cateringByPhone.ask) && (
        <Button
          {...PLAIN}
          component={Link}
          to={NEW_INQUIRY_PATH}
          state={{ customer }}
          startIcon={<CookingPot size={18} aria-hidden />}
        >
          Catering inquiry
        </Button>
      )}
      <Button
        {...PLAIN}
        component={Link}
        to={changePath(customer.id)}
        startIcon={<Pencil size={18} aria-hidden />}
      >
        Edit
      </Button>
      {own.map((action) => (
        <Button
          key={action.words}
          {...PLAIN}
          onClick={() => setOpen(action)}
          startIcon={<action.Icon size={18} aria-hidden />}
        >
          {action.words}
        </Button>
      ))}
      {may(adminCustomers.merge) && (
        <Button
          {...PLAIN}
          component={Link}
          to={mergePath(customer.id)}
          startIcon={<Merge size={18} aria-hidden />}
        >
          Merge a double
        </Button>
      )}
      {open && <open.Dialog customer={customer} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
