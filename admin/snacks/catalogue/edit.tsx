import { Alert } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { EditPage } from '#admin/platform/parts/record-page.tsx';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import { SnackForm } from './snack-form.tsx';

/** Changes a snack; the shop shows it at once, what was ordered keeps its name and price. */
export const SnackEdit = () => (
  <EditPage<AdminSnack> noun="Snack">
    {(snack) => (
      <Page title={snack.name}>
        <Alert severity="info" sx={{ maxWidth: 860 }}>
          Customers see a change at once. What is ordered already keeps its name and price.
        </Alert>
        <SnackForm
          snack={snack}
          beside={
            <DeleteWithConfirmButton
              confirmTitle="Delete this snack?"
              confirmContent="Only a snack that was never ordered can be deleted. To stop offering it, switch it off."
              mutationMode="pessimistic"
              color="primary"
            />
          }
        />
      </Page>
    )}
  </EditPage>
);
