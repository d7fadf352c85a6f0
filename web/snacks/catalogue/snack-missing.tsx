import { Trouble } from '#web/platform/errors/trouble.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { usePageTitle } from '#web/platform/use-page-title.ts';

/** No such snack, or none any more, with the way back. */
export function SnackNotFound() {
  usePageTitle('Snack not found');
  return (
    <Trouble
      picture="spot:empty"
      title="Snack not found"
      actions={<LinkButton to={paths.snacks}>Back to Snacks</LinkButton>}
    >
      <p>It may have left the counter, or a letter got lost on the way. There are others.</p>
    </Trouble>
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
