import { useEffect } from 'react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** No such snack, or none any more, with the way back (spec 2 section 8, Snacks). */
export function SnackNotFound() {
  useEffect(() => {
    document.title = 'Snack not found';
  }, []);
  return (
    <div className="wrap grid justify-items-start pt-4 sm:pt-10">
      <Drawing of="spot:empty" className="-ml-3 w-64 max-w-full" />
      <h1 className="mt-4 text-page">Snack not found</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">
        It may have left the counter, or a letter got lost on the way. There are others.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.snacks}>Back to Snacks</LinkButton>
      </div>
    </div>
  );
}

/** A snack that did not load. */
export function SnackFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">A snack</h1>
      <ErrorState
        title="This snack did not load"
        message="Failed to fetch snack details. Please try again later."
        onRetry={onRetry}
        retrying={retrying}
        action={
          <LinkButton to={paths.snacks} kind="quiet">
            Back to Snacks
          </LinkButton>
        }
      />
    </div>
  );
}
