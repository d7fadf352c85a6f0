import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import type { Route } from './+types/schedule-page';
import { ChooseSubscription } from './choose-subscription.tsx';
import { ScheduleFrame } from './schedule-frame.tsx';
import { ScheduleScreen } from './schedule-screen.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Daily Tiffin',
    description: 'Book a tiffin for a day and time, or skip one that you have booked.',
    path: paths.tiffinSchedule,
    noindex: true,
  });

/** What other pages pass on when they lead here. */
type Passed = { subscriptionNumber?: string } | null;

/** Books or skips a tiffin of `?subscription=`; without one, of the plan that there is. */
export default function SchedulePage() {
  const customer = useCustomer();
  const [params] = useSearchParams();
  const passed = useLocation().state as Passed;
  const number = params.get('subscription') || passed?.subscriptionNumber;
  if (!customer) {
    return (
      <ScheduleFrame>
        <ScheduleSkeleton />
      </ScheduleFrame>
    );
  }
  return number ? (
    <ScheduleScreen key={number} number={number} customerId={customer.id} />
  ) : (
    <ChooseSubscription />
  );
}
