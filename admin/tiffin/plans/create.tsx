import { CreateForm } from '#admin/platform/parts/create-form.tsx';
import { PlanGroupBody } from '#contract/tiffin/desk/plan-groups.ts';
import { planBodyOf } from './plan-body.ts';
import { NEW_PLAN, PlanInputs } from './plan-inputs.tsx';

/** Adds a plan. */
export const PlanCreate = () => (
  <CreateForm title="Add a plan" schema={PlanGroupBody} toBody={planBodyOf} defaults={NEW_PLAN}>
    <PlanInputs />
  </CreateForm>
);
