import type { ApiError } from '#contract/platform/api-error.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { SubmitProblem } from './submit-problem.tsx';
import type { NewFigures } from './use-new-figures.ts';

const FAILED = 'Failed to save your changes. Please try again.';

/** Why the changes were not saved; an inquiry that is another by now can be read again. */
export function EditProblem({
  error,
  figures,
  reloading,
  reloadError,
  onReload,
  onField,
}: {
  error: ApiError;
  figures: NewFigures | null;
  reloading: boolean;
  reloadError: ApiError | null;
  onReload: () => void;
  onField: (field: string) => void;
}) {
  const isOld = error.code === 'inquiry_changed' || error.code === 'inquiry_not_editable';
  if (!isOld) {
    return <SubmitProblem error={error} figures={figures} fallback={FAILED} onField={onField} />;
  }
  return (
    <Banner
      kind="error"
      action={
        <Button kind="quiet" size="small" onClick={onReload} busy={reloading} busyText="Reloading…">
          Reload the inquiry
        </Button>
      }
    >
      {error.message} What you have typed stays here until you reload.
      {reloadError && <span className="block">{reloadError.message}</span>}
    </Banner>
  );
}
