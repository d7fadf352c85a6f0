import { useBusiness } from '#web/kitchen/business.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/privacy-page';
import { Chapters, LawyerNote } from './chapter.tsx';
import { dataChapters } from './data-chapters.tsx';
import { rightsChapters } from './rights-chapters.tsx';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description:
      'What our kitchen knows about you, what it is for, who sees it, how long we keep it, which mail we send, and how to have it corrected, handed over or deleted.',
    path: paths.privacy,
    picture: 'privacy',
  });

/** What the kitchen knows about people, and why. */
export default function PrivacyPage() {
  const business = useBusiness();
  return (
    <div className="wrap">
      <PageHeading
        title="Privacy"
        lead="What our kitchen knows about you, what it is for, and what you can ask of us."
      />
      <p className="-mt-2 mb-8 max-w-text">
        We keep to Canada’s privacy law,{' '}
        <abbr title="Personal Information Protection and Electronic Documents Act">PIPEDA</abbr>,
        and to its anti-spam law, <abbr title="Canada’s Anti-Spam Legislation">CASL</abbr>. This
        page says how, so that you can hold us to it.
      </p>
      <Chapters chapters={[...dataChapters(business), ...rightsChapters(business)]}>
        <LawyerNote business={business} />
      </Chapters>
    </div>
  );
}
