import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/settings-page';
import { SettingsScreen } from './settings-screen.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Settings',
    description: 'Which mails you get, how the site looks, your data, and where you are signed in.',
    path: paths.settings,
    noindex: true,
  });

/** What a customer chooses. */
export default function SettingsPage() {
  const customer = useCustomer();
  return (
    <div className="wrap">
      <div className="mx-auto max-w-3xl">
        <PageHeading title="Settings" />
        <div className="grid gap-5 sm:gap-6">
          {customer ? <SettingsScreen user={customer} /> : <SettingsSkeleton />}
          <SupportLine />
        </div>
      </div>
    </div>
  );
}

/** The room of the first sections, as long as nobody knows who is here. */
const SettingsSkeleton = () => (
  <Skeleton className="grid gap-5 sm:gap-6">
    <Bone className="h-64 rounded-card" />
    <Bone className="h-72 rounded-card" />
    <Bone className="h-64 rounded-card" />
  </Skeleton>
);
