import { CreateForm } from '#admin/platform/parts/create-form.tsx';
import { MenuOptionBody } from '#contract/catering/desk/catering.ts';
import { optionBodyOf } from './option-body.ts';
import { NEW_OPTION, OptionInputs } from './option-inputs.tsx';

/** Puts something on the catering menu. */
export const OptionCreate = () => (
  <CreateForm
    title="Add to the catering menu"
    schema={MenuOptionBody}
    toBody={optionBodyOf}
    defaults={NEW_OPTION}
  >
    <OptionInputs />
  </CreateForm>
);
