import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { TextInput } from 'react-admin';
import { dataProvider } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminCustomers } from '#contract/account/desk/customers.ts';
import type { CustomerDialogProps } from './actions.tsx';

/** Erases a customer who asked for it by letter; first what runs has to be settled. */
export const AnonymiseDialog = (props: CustomerDialogProps) =>
  props.customer.toSettle.length > 0 ? <SettleFirst {...props} /> : <Anonymise {...props} />;

/** What is in the way. */
function SettleFirst({ customer, onClose }: CustomerDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Settle this first</DialogTitle>
      <DialogContent>
        {customer.name} cannot be anonymised while something runs, is booked or is owed:
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {customer.toSettle.map((what) => (
            <Box
              component="li"
              key={what}
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {what}
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
    schema={adminCustomers.anonymise.body as never}
    send={(body) => dataProvider.act('customers', { id: customer.id, action: 'anonymise', body })}
    onClose={onClose}
  >
    <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      This cannot be undone. Type <strong>{customer.email}</strong> to confirm.
    </Alert>
    <TextInput source="email" label="E-mail address of the customer" autoComplete="off" autoFocus />
  </ActionDialog>
);
