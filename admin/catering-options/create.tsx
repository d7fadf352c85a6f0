import { CreateForm } from '#admin/parts/create-form.tsx';
import { MenuOptionBody } from '#contract/admin/catering.ts';
import { NEW_OPTION, OptionInputs } from './option-inputs.tsx';

/** Puts something on the catering menu. */
export const OptionCreate = () => (
  <CreateForm title="Add to the catering menu" schema={MenuOptionBody} defaults={NEW_OPTION}>
    <OptionInputs />
  </CreateForm>
);
