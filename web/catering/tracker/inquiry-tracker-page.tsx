import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/inquiry-tracker-page';
import { TrackerScreen } from './tracker-screen.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Track your inquiry',
    description:
      'Your catering inquiries: how they stand, the quotes that we sent, and what you can do about them.',
    path: paths.inquiryTracker,
    noindex: true,
  });

/** Catering inquiries, with or without an account. */
export default function InquiryTrackerPage() {
  return (
    <div className="wrap">
      <PageHeading
        title="Track your inquiry"
        lead="How it stands, the quote that we sent, and what you can do about it."
        actions={
          <LinkButton to={paths.inquiry} kind="quiet">
            Submit New Inquiry
          </LinkButton>
        }
      />
      <Notices>
        <TrackerScreen />
      </Notices>
    </div>
  );
}
