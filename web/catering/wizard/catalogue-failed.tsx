import { isApiError } from '#contract/platform/api-error.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { LoadedCatalogue } from './use-catalogue.ts';

/** The plans and the menu did not load; what was entered so far is kept. */
export function CatalogueFailed({ error, isLoading, reload }: LoadedCatalogue) {
  return (
    <ErrorState
      title="Our plans did not load"
      message={`${isApiError(error) ? error.message : 'Something went wrong.'} What you have entered is kept.`}
      onRetry={reload}
      retrying={isLoading}
    />
  );
}
