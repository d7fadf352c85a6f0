import { Button, Stack } from '@mui/material';
import { LogOut, Merge, Pencil, UserCheck, UserRoundX, UserX } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { type AdminCustomerWhole, adminCustomers } from '#contract/account/desk/customers.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { AnonymiseDialog } from './anonymise-dialog.tsx';
import { DisableDialog, EnableDialog, SignOutDialog } from './disable-dialog.tsx';
import { changePath, mergePath } from './paths.ts';

export type CustomerDialogProps = { customer: AdminCustomerWhole; onClose: () => void };

type Action = {
  words: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  needs: Endpoint;
  fits: (customer: AdminCustomerWhole) => boolean;
  Dialog: ComponentType<CustomerDialogProps>;
};

const ACTIONS: Action[] = [
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
export function CustomerActions({ customer }: { customer: AdminCustomerWhole }) {
  const may = useMay();
  const [open, setOpen] = useState<Action | null>(null);
  if (customer.erased) return null;
  const own = ACTIONS.filter(({ needs, fits }) => may(needs) && fits(customer));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
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
