import { Alert } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { EditForm } from '#admin/platform/parts/edit-form.tsx';
import { type AdminPlanGroup, PlanGroupBody } from '#contract/tiffin/desk/plan-groups.ts';
import { planBodyOf } from './plan-body.ts';
import { PlanInputs } from './plan-inputs.tsx';

/** Changes a plan; the shop shows it at once, what was sold keeps its price. */
export const PlanEdit = () => (
  <EditForm<AdminPlanGroup>
    noun="Plan"
    title={({ name }) => name}
    schema={PlanGroupBody}
    toBody={planBodyOf}
    beside={
      <DeleteWithConfirmButton
        confirmTitle="Delete this plan?"
        confirmContent="Only a plan that was never sold can be deleted. To stop offering it, switch it off."
        mutationMode="pessimistic"
        color="primary"
      />
    }
  >
    <Alert severity="info" sx={{ mb: 1.5, width: '100%' }}>
      Customers see a change at once. What is sold already keeps its price and its box; where nobody
      had said what is in the box, it gets what you say here.
    </Alert>
    <PlanInputs />
  </EditForm>
);
