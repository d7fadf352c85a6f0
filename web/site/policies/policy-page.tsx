import { loadPart } from '#web/platform/client/browser-client.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { rulesOf } from '#web/kitchen/kitchen-rules.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/policy-page';
import { Chapters } from './chapter.tsx';
import { deliveryChapters } from './delivery-chapters.tsx';
import { foodChapters } from './food-chapters.tsx';
import { LawyerNote } from './lawyer-note.tsx';
import { paymentChapters } from './payment-chapters.tsx';
import { subscriptionChapter } from './subscription-chapter.tsx';
import { supportChapter } from './support-chapter.tsx';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Policies',
    description:
      'How our tiffins and snacks work: subscriptions and credits, delivery timings, service areas, hygiene, dietary needs, payments, tiffin boxes and support.',
    path: paths.policy,
    picture: 'policies',
  });

/** The version that new customers accept stands with the contract of registering. */
export async function loader() {
  const { TERMS_VERSION } = await import('#contract/account/accounts.ts');
  return { version: TERMS_VERSION };
}

export async function clientLoader() {
  const { TERMS_VERSION } = await loadPart(() => import('#contract/account/accounts.ts'));
  return { version: TERMS_VERSION };
}

/** The terms in eight sections, at /policy and /terms. */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const business = useBusiness();
  return (
    <div className="wrap">
      <PageHeading
        title="How we do things"
        lead="The terms and conditions of our tiffins, snacks and catering, in plain words."
      />
      {business && (
        <p className="-mt-2 mb-8 max-w-text">
          “We” and “us” are {business.name}, {business.address}. “You” are whoever orders from us.
          What stands here holds between us from the moment at which you register or order.
        </p>
      )}
      <Chapters
        chapters={[
          subscriptionChapter(rulesOf(business)),
          ...deliveryChapters(business),
          ...foodChapters,
          ...paymentChapters,
          supportChapter(business),
        ]}
      >
        <LawyerNote business={business} />
        <p className="mt-6 text-sm text-ink-soft">Version {loaderData.version}</p>
      </Chapters>
    </div>
  );
}
