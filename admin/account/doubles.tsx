import { Alert, Button, Link as MuiLink, Stack } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { call } from '#admin/services.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { customerPath, mergeWithPath } from './customer-form.tsx';

type Double = AdminCustomerDetails['doubles'][number];

const SHARED: Record<Double['shares'], string> = {
  phone: 'one phone number',
  home: 'one name and address',
  email: 'one e-mail address',
};

/** Who somebody may be, and what the two have in common, for a line of a list. */
export const doubleInText = ({ name, phone, email, shares }: Double): string =>
  `Maybe ${[name, phone ? formatPhone(phone) : email].filter(Boolean).join(', ')}: ${SHARED[shares]}`;

/** Whose account is whose, and what joining them comes to where that is no matter of course. */
function waysInText(customer: AdminCustomerDetails, other: Double): string {
  const signsIn = customer.hasPassword || customer.hasGoogle;
  if (signsIn && other.signsIn)
    return 'Both sign in. Joined, one account takes in the other, and only its sign-in works from then on.';
  if (!signsIn && !other.signsIn) return 'You wrote both down; neither signs in yet.';
  const [one, written] = signsIn ? [customer.name, other.name] : [other.name, customer.name];
  return `${one} signs in; you wrote ${written} down.`;
}

/** Somebody with whom a customer may be the same person, with the way to join them, and to say that they are two. */
export function MaybeDouble({
  customer,
  other,
}: {
  customer: AdminCustomerDetails;
  other: Double;
}) {
  const may = useCanCall();
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () =>
      call(adminCustomers.tellApart, {
        params: { id: customer.id },
        body: { otherId: other.id },
      }),
    () => notify(`Noted: ${customer.name} and ${other.name} are two.`, { type: 'success' }),
  );
  const contact = [other.email, other.phone && formatPhone(other.phone)].filter(Boolean);
  const signsIn = customer.hasPassword || customer.hasGoogle;
  const [stays, goes] =
    other.signsIn && !signsIn ? [other.id, customer.id] : [customer.id, other.id];
  return (
    <Alert severity="info">
      {customer.name} may be the same as{' '}
      <MuiLink component={Link} to={customerPath(other.id)} color="inherit">
        {other.name}
      </MuiLink>
      {contact.map((way) => `, ${way}`).join('')}: they have {SHARED[other.shares]}.{' '}
      {waysInText(customer, other)}
      {!may(adminCustomers.merge) && ' If they are one person, an owner can join the two.'}
      {problem && <div role="alert">{problem}</div>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {may(adminCustomers.merge) && (
          <Button
            variant="outlined"
            color="secondary"
            component={Link}
            to={mergeWithPath(stays, goes)}
          >
            See what joining them does
          </Button>
        )}
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          aria-label={`These are two: ${customer.name} and ${other.name}`}
          onClick={() => void submit(undefined)}
        >
          These are two
        </Button>
      </Stack>
    </Alert>
  );
}
