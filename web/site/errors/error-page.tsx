import { isRouteErrorResponse } from 'react-router';
import { SERVER_ERROR, UNAVAILABLE } from '#contract/platform/errors/at-hand.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { ContactLinks } from '#web/kitchen/contact-links.tsx';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorScreen } from '#web/platform/ui/error-screen.tsx';
import { NotFound } from '#web/platform/ui/not-found.tsx';

/** The words of a failed call that ended the page, when it was one. */
function textOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  const message = (data as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

const LINK = 'font-semibold text-ink underline underline-offset-4';

/** How to reach the kitchen whatever this site does; nothing while that is not known. */
function ReachUs() {
  const business = useBusiness();
  if (!business?.phone && !business?.email) return null;
  return (
    <p>
      In a hurry? Call or write: <ContactLinks business={business} className={LINK} />.
    </p>
  );
}

/** A page that could not be shown: what happened, when to try again, and what to do until then. */
export function ErrorPage({ error, status }: { error: unknown; status: number }) {
  if (status === 404) return <NotFound />;
  const away = status === 502 || status === 503 || status === 504;
  return (
    <>
      <title>{away ? 'Back in a moment' : 'Something boiled over'}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        picture={away ? 'spot:closed' : 'spot:spilled'}
        title={away ? 'The kitchen is catching its breath.' : 'Something boiled over.'}
        actions={
          <>
            <Button onClick={() => location.reload()}>Try Again</Button>
            <LinkButton kind="quiet" to={paths.home}>
              Go to the front page
            </LinkButton>
            <LinkButton kind="plain" to={paths.contact} className="px-2!">
              Contact Us
            </LinkButton>
          </>
        }
      >
        <p>{textOf(error) ?? (away ? UNAVAILABLE : SERVER_ERROR)[1]}</p>
        <p>
          {away
            ? 'That is over within a minute or two, as a rule.'
            : 'Give us a minute to wipe it up, then try again.'}{' '}
          Your cart and what you typed are kept in this browser.
        </p>
        <ReachUs />
      </ErrorScreen>
    </>
  );
}
