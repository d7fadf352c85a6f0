import { DeleteWithConfirmButton, EditBase, useEditContext } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { Page } from '#admin/parts/page.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import type { AdminClosure } from '#contract/admin/closures.ts';
import { ClosureForm } from './closure-form.tsx';

/** Changes a closure, or opens the kitchen again. */
export const ClosureEdit = () => (
  <EditBase mutationMode="pessimistic">
    <Edited />
  </EditBase>
);

function Edited() {
  const { record, error, refetch } = useEditContext<AdminClosure>();
  if (!record && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!record) return <Waiting />;
  return (
    <Page title={record.reason}>
      <ClosureForm
        closure={record}
        save={(data) =>
          dataProvider.update('closures', { id: record.id, data, previousData: record })
        }
        beside={
          <DeleteWithConfirmButton
            label="Open these days again"
            confirmTitle="Open these days again?"
            confirmContent="The shop offers them again at once. Tiffins that were skipped or moved stay as they are."
            mutationMode="pessimistic"
            color="primary"
          />
        }
      />
    </Page>
  );
}
