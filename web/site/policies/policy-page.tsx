import { Link } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { ContactLinks } from '#web/kitchen/contact-links.tsx';
import { rulesOf } from '#web/kitchen/kitchen-rules.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/policy-page';
import { type Chapter, Chapters, LawyerNote } from './chapter.tsx';
import { deliveryChapters, foodChapters } from './food-and-delivery-chapters.tsx';
import { paymentChapters } from './payment-chapters.tsx';
import { subscriptionChapter } from './subscription-chapter.tsx';

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
  const { TERMS_VERSION } = await loadModule(() => import('#contract/account/accounts.ts'));
  return { version: TERMS_VERSION };
}

/** Whom to ask, how a complaint goes, and how these terms change. */
const supportChapter = (business: PublicBusiness | null): Chapter => ({
  id: 'support',
  title: 'Support',
  text: (
    <>
      {business ? (
        <p>
          Call or write: <ContactLinks business={business} className="" />. We are there{' '}
          {business.supportHours}.
        </p>
      ) : (
        <p>
          Our phone number and address could not be loaded just now. Please reload this page in a
          moment.
        </p>
      )}
      <ul>
        <li>Have your subscription or order number at hand, and we find you faster.</li>
        <li>
          A delivery that is late, wrong or missing: tell us the same day, so that we can still do
          something about it.
        </li>
        <li>
          Not satisfied with an answer? Ask for the owner. We look at it again and answer in
          writing. You keep every other way that the law gives you.
        </li>
      </ul>
      <h3>These terms</h3>
      <p>
        They hold in the version that you accepted. When we change them, the new version stands here
        with its date, and holds for what you buy after that; it takes nothing away from credits
        that you already have. The laws of Ontario and of Canada apply. What happens with your data
        is told under <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </>
  ),
});

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
