import { Alert } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { EditForm } from '#admin/platform/parts/edit-form.tsx';
import { type AdminMenuOption, MenuOptionBody } from '#contract/catering/desk/catering.ts';
import { optionBodyOf } from './option-body.ts';
import { OptionInputs } from './option-inputs.tsx';

/** Changes something on the catering menu; what was asked for stays as it was. */
export const OptionEdit = () => (
  <EditForm<AdminMenuOption>
    noun="Catering menu"
    title={({ name }) => name}
    schema={MenuOptionBody}
    toBody={optionBodyOf}
    beside={
      <DeleteWithConfirmButton
        confirmTitle="Take this off the menu for good?"
        confirmContent="Inquiries that chose it keep it. To stop offering it for a while, switch it off."
        mutationMode="pessimistic"
        color="primary"
      />
    }
  >
    <Alert severity="info" sx={{ mb: 1.5, width: '100%' }}>
      Customers see a change at once. Inquiries that were sent keep their dishes and prices.
    </Alert>
    <OptionInputs />
  </EditForm>
);
