import { DeleteWithConfirmButton } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { Page } from '#admin/platform/parts/page.tsx';
import { EditPage } from '#admin/platform/parts/record-page.tsx';
import { type AdminClosure, adminClosures } from '#contract/kitchen/desk/closures.ts';
import { ClosureForm } from './closure-form.tsx';

const OpenAgain = () => (
  <DeleteWithConfirmButton
    label="Open these days again"
    confirmTitle="Open these days again?"
    confirmContent="The shop offers them again at once. What was moved, called off or cancelled stays as it is; only weekly usuals book these days again."
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
          save={(body) =>
            call(adminClosures.update, { params: { id: closure.id }, body: body as never })
          }
          beside={<OpenAgain />}
        />
      </Page>
    )}
  </EditPage>
);
