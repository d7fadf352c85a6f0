import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Trouble } from './trouble.tsx';
import { WaysOn } from './ways-on.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <title>This tiffin is empty</title>
      <meta name="robots" content="noindex" />
      <Trouble
        picture="spot:empty"
        title="This tiffin is empty."
        actions={<LinkButton to={paths.home}>Go to the front page</LinkButton>}
      >
        <p>
          There is no page at this address. It may have moved, or a letter got lost on the way. The
          kitchen is still here, and something is on the stove.
        </p>
      </Trouble>
      <WaysOn />
    </>
  );
}
