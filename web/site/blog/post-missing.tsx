import { Trouble } from '#web/platform/errors/trouble.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { usePageTitle } from '#web/platform/use-page-title.ts';

/** No such post, or none any more, with the ways on. */
export function PostNotFound() {
  usePageTitle('Blog not found');
  return (
    <Trouble
      picture="spot:empty"
      title="Blog not found"
      actions={
        <>
          <LinkButton to={paths.blogs}>Back to Blogs</LinkButton>
          <LinkButton to={paths.home} kind="quiet">
            Go to the front page
          </LinkButton>
        </>
      }
    >
      <p>This story may have been taken down, or a letter got lost on the way. There are others.</p>
    </Trouble>
  );
}

/** A post that did not load. */
export function PostFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">A story</h1>
      <ErrorState
        title="This story did not load"
        message="Failed to load blog. Please try again later."
        onRetry={onRetry}
        retrying={retrying}
        action={
          <LinkButton to={paths.blogs} kind="quiet">
            Back to Blogs
          </LinkButton>
        }
      />
    </div>
  );
}
