import { DeleteWithConfirmButton } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { Page } from '#admin/parts/page.tsx';
import { EditPage } from '#admin/parts/record-page.tsx';
import type { AdminClosure } from '#contract/admin/closures.ts';
import { ClosureForm } from './closure-form.tsx';

const OpenAgain = () => (
  <DeleteWithConfirmButton
    label="Open these days again"
    confirmTitle="Open these days again?"
    confirmContent="The shop offers them again at once. Tiffins that were skipped or moved stay as they are."
    mutationMode="pessimistic"
    color="primary"
  />
);

/** Changes a closure, or opens the kitchen again. */
export const ClosureEdit = () => (
  <EditPage<AdminClosure> noun="Closure">
    {(closure) => (
      <Page title={closure.reason}>
        <ClosureForm
          closure={closure}
          save={(data) =>
            dataProvider.update('closures', { id: closure.id, data, previousData: closure })
          }
          beside={<OpenAgain />}
        />
      </Page>
    )}
  </EditPage>
);
