import { isRouteErrorResponse } from 'react-router';
import { errorMessage } from '#contract/errors.ts';
import { formatPhone, useBusiness } from '../business.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { NotFound } from './not-found.tsx';

/** The words of a failed call that ended the page, when it was one. */
function wordsOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  const message = (data as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** A page that could not be shown: what happened and what to do about it. */
export function ErrorPage({ error, status }: { error: unknown; status: number }) {
  const business = useBusiness();
  if (status === 404) return <NotFound />;
  const away = status === 502 || status === 503 || status === 504;
  return (
    <div className="wrap grid justify-items-start pt-4 sm:pt-10">
      <title>{away ? 'Back in a moment' : 'Something boiled over'}</title>
      <meta name="robots" content="noindex" />
      <Drawing of={away ? 'spot:closed' : 'spot:spilled'} className="-ml-3 w-64 max-w-full" />
      <h1 className="mt-4 max-w-[14ch] text-page">
        {away ? 'The kitchen is catching its breath.' : 'Something boiled over.'}
      </h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">
        {wordsOf(error) ?? errorMessage(away ? 'unavailable' : 'server_error')}
        {business && ` You can always reach us at ${formatPhone(business.phone)}.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Try Again</Button>
        <LinkButton kind="quiet" to={paths.home}>
          Go to the front page
        </LinkButton>
      </div>
    </div>
  );
}
