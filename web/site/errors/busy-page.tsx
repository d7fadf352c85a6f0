import { data } from 'react-router';
import { useBusiness } from '#web/kitchen/business.ts';
import { ContactLinks } from '#web/kitchen/contact-links.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { ErrorScreen } from '#web/platform/ui/error-screen.tsx';
import type { Route } from './+types/busy-page';

export const handle: PageHandle = { busy: true };

export const loader = () => data(null, { status: 503 });

export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Back in a moment',
    description: 'More pages of our kitchen are asked for than can be made at once.',
    path: paths.busy,
    noindex: true,
  });

/**
 * What the server answers, at any address, while more pages are asked for than can be made. It comes
 * without its program, which would look for the page of the address that it stands at.
 */
export default function BusyPage() {
  const business = useBusiness();
  return (
    <ErrorScreen
      picture="spot:closed"
      title="The kitchen is catching its breath."
      actions={
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is the address itself (RFC 3986 section 4.4) */}
          <a href="" className={buttonClass('primary', 'medium')}>
            Try Again
          </a>
          <a href={paths.home} className={buttonClass('quiet', 'medium')}>
            Go to the front page
          </a>
        </>
      }
    >
      <p>
        More people are asking for pages just now than we can serve at once. Please try again in a
        few seconds.
      </p>
      {business && (
        <p>
          In a hurry? Call or write:{' '}
          <ContactLinks
            business={business}
            className="font-semibold text-ink underline underline-offset-4"
          />
          .
        </p>
      )}
    </ErrorScreen>
  );
}
