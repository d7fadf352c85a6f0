import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { session } from '#web/account/session/session.ts';
import { cateringMenuQuery, cateringPlansQuery } from '#web/catering/landing/queries.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { browserData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/inquiry-page';
import { readSent, SuccessPanel } from './success-panel.tsx';

/** What the address chooses (`?plan=`, `?event=`) is filled in by the browser: one page for all. */
export const handle: PageHandle = { cache: { query: [] } };

const queries: PageQueries = (call) => [cateringPlansQuery(call), cateringMenuQuery(call)];

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);

export const clientLoader = async () => {
  browserData(queries);
  await InquiryWizard.prepare();
  return null;
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Catering inquiry',
    description:
      'Tell us about your event, choose a plan and put the menu together. You see what it costs as you go, and we call you with a quote.',
    path: paths.inquiry,
    picture: 'inquiry',
  });

/** Whether this browser, the address or the account fills something in. */
const isBegun = () =>
  document.documentElement.dataset.inquiry !== undefined ||
  location.search !== '' ||
  session.get().status === 'signed-in';

const InquiryWizard = lateForm(
  async () => (await import('./inquiry-wizard.tsx')).InquiryWizard,
  isBegun,
);

/** The catering inquiry, at both of its addresses. */
function InquiryPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // The server knows nothing of this browser's history.
  const sent = useHydrated() ? readSent(state) : null;
  return (
    <div className="wrap">
      {sent ? (
        <SuccessPanel sent={sent} onAnother={() => void navigate(pathname)} />
      ) : (
        <>
          <PageHeading
            title="Catering inquiry"
            lead="Three short steps, and you see what it comes to as you go. Nothing is paid here."
            back={{ to: paths.catering, label: 'About our catering' }}
          />
          <InquiryWizard />
        </>
      )}
    </div>
  );
}

// Named first: what shows an error below is the same page, and the build keeps no name of a default.
export default InquiryPage;

/** The server could not put the plans into the page; the browser asks for them itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error;
  return <InquiryPage />;
}
