import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <div className="wrap grid justify-items-start pt-4 sm:pt-10">
      <title>This tiffin is empty</title>
      <meta name="robots" content="noindex" />
      <Drawing of="spot:empty" className="-ml-3 w-64 max-w-full" />
      <h1 className="mt-4 max-w-[14ch] text-page">This tiffin is empty.</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">
        There is no page at this address. It may have moved, or a letter got lost on the way.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.home}>Go to the front page</LinkButton>
        <LinkButton kind="quiet" to={paths.pricing}>
          See plans and prices
        </LinkButton>
      </div>
    </div>
  );
}
