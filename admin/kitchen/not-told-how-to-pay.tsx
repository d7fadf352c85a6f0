import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { FIRST_DAY_PAGES } from './first-day-pages.ts';

/** Warns while the kitchen has entered no way to pay: whoever owes it something does not know how. */
export function NotToldHowToPay() {
  const { data } = useCall(kitchen.business, {});
  if (!data || data.tellsHowToPay) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      Customers are not told how to pay yet.{' '}
      <Link component={RouterLink} to={FIRST_DAY_PAGES.payment[0].to} color="inherit">
        Enter your ways to pay
      </Link>
      , or tell them yourself.
    </Alert>
  );
}
