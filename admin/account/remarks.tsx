import { Alert } from '@mui/material';
import { DietsDiffer } from '#admin/tiffin/diets-differ.tsx';
import type { AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { formatDayLong } from '#domain/platform/days.ts';

/** What whoever opens this page should not miss. */
export function Remarks({ customer }: { customer: AdminCustomerWhole }) {
  const { disabled, erased, leavingOn, steps, diet, otherDiets } = customer;
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
      {otherDiets.map((plan) => (
        <DietsDiffer
          key={plan.id}
          what={`${plan.number} (${plan.planName})`}
          plan={plan}
          profileDiet={diet}
        />
      ))}
      {leavingOn && (
        <Alert severity="info">
          They asked to be deleted. From {formatDayLong(leavingOn)} on nothing is left of them;
          until then they can take it back.
        </Alert>
      )}
    </>
  );
}
