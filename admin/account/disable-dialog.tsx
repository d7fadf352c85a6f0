import { BooleanInput, TextInput } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminCustomers } from '#contract/account/desk/customers.ts';
import type { CustomerDialogProps } from './actions.tsx';

const Reason = () => (
  <TextInput source="reason" label="Reason (it stays at the desk)" multiline autoFocus />
);

/** Shuts an account; what is booked is the desk's choice. */
export const DisableDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Disable the account of ${customer.name}`}
    intro="They are signed out everywhere at once and cannot sign in; whoever types the right password reads that the account is disabled. What is booked stays booked and is brought, their weekly pattern goes on booking, and snack orders and inquiries go on."
    confirm="Disable"
    busyWords="Disabling…"
    doneWords={`The account of ${customer.name} is disabled.`}
    schema={adminCustomers.disable.body as never}
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
export const EnableDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Enable the account of ${customer.name}`}
    intro="They can sign in again. Plans that were paused stay paused until you resume them."
    confirm="Enable"
    busyWords="Enabling…"
    doneWords={`${customer.name} can sign in again.`}
    schema={adminCustomers.enable.body as never}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'enable', body })}
    onClose={onClose}
  >
    <Reason />
  </ActionDialog>
);

/** Ends every session, as after a lost phone. */
export const SignOutDialog = ({ customer, onClose }: CustomerDialogProps) => (
  <ActionDialog
    title={`Sign ${customer.name} out everywhere`}
    intro="Every device that they are signed in on asks for their password again. Nothing else changes."
    confirm="Sign out"
    busyWords="Signing out…"
    doneWords={`${customer.name} is signed out everywhere.`}
    schema={adminCustomers.signOut.body as never}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'sign-out', body })}
    onClose={onClose}
  >
    <Reason />
  </ActionDialog>
);
