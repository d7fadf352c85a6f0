import { Alert } from '@mui/material';
import type { AdminCustomerWhole } from '#contract/admin/customers.ts';
import { formatDayLong } from '#domain/days.ts';

/** What whoever opens this page should not miss. */
export function Remarks({ customer }: { customer: AdminCustomerWhole }) {
  const { disabled, erased, leavingOn, steps } = customer;
  if (erased)
    return (
      <Alert severity="info">
        This account was anonymised: nobody is left in it. What stays is what the books need.
      </Alert>
    );
  const why = steps.find(({ action }) => action === 'disable')?.reason;
  return (
    <>
      {disabled && (
        <Alert severity="warning">Disabled: they cannot sign in.{why && ` Reason: ${why}`}</Alert>
      )}
      {leavingOn && (
        <Alert severity="info">
          They asked to be deleted. From {formatDayLong(leavingOn)} on nothing is left of them;
          until then they can take it back.
        </Alert>
      )}
    </>
  );
}
