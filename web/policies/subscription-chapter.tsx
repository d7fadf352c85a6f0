import { Link } from 'react-router';
import type { KitchenRules } from '#contract/kitchen.ts';
import { bookingRule, confirmedAt, daysWords, hoursBefore, pauseNotice } from '../kitchen-rules.ts';
import { paths } from '../paths.ts';
import type { Chapter } from './chapter.tsx';
import { RightsInOntario } from './rights-in-ontario.tsx';

/** Plans, credits, and how far both bend (spec 2 section 9; decisions 2 to 4 and 7). */
export const subscriptionChapter = (rules: KitchenRules): Chapter => ({
  id: 'subscriptions',
  title: 'Subscriptions',
  text: (
    <>
      <p>
        A plan is a number of credits, and one credit is one tiffin. You pay for it ahead.{' '}
        <strong>Credits never expire</strong>, and a plan does not renew by itself: when it is used
        up, you decide whether to buy another.
      </p>
      <h3>From buying to the first tiffin</h3>
      <ul>
        <li>
          The kitchen approves every new plan, usually once the payment has arrived. Until then it
          is pending: no tiffin can be booked, and you can withdraw it. If you withdraw it or we
          decline it, you get back all that you paid.
        </li>
        <li>
          Book tiffins from the next delivery day up to {daysWords(rules.scheduleWindowDays)} ahead,
          at most {rules.maxTiffinsPerOrder} per order. {bookingRule(rules)}
        </li>
        <li>A new price holds for new plans. It never changes the credits that you have.</li>
      </ul>
      <h3>Skipping, pausing and cancelling</h3>
      <ul>
        <li>
          <strong>Skipping</strong> brings the credit back until{' '}
          {hoursBefore(rules.skipNoticeHours, 'your delivery hour begins')}, and at the latest until{' '}
          {confirmedAt(rules)}, when the kitchen confirms the next day. A skip can be taken back
          until the same moment.
        </li>
        <li>
          <strong>Cancelling</strong> brings the credit back until midnight before the delivery day.
        </li>
        <li>
          <strong>Same-day cancellations are not refundable.</strong> Up to{' '}
          {hoursBefore(rules.cancelLateHours, 'your delivery hour')} you can still tell us not to
          cook for you, but the credit is used: by then your food is bought and partly cooked. The
          shop says so before it asks you.
        </li>
        <li>
          <strong>Pausing</strong> a plan needs {pauseNotice(rules)}. What is booked while it is
          paused, and can still be skipped, is skipped with the credits back. You choose its first
          and its last day, or resume it when you like.
        </li>
        <li>
          If a tiffin did not come, or was not fit to eat, and the fault was ours, the credit comes
          back whatever the hour. <Link to={paths.contact}>Tell us</Link> the same day if you can.
        </li>
      </ul>
      <h3>Ending a plan</h3>
      <p>
        You can end a plan at any time, on its own page or by calling or writing to us. The page
        shows first what happens. Everything booked that can still be cancelled with its credit back
        is released; the rest still comes. We pay back the credits that are left, at the price that
        you paid for each, with its delivery and tax, within 15 days and the way that you paid.
        Credits that were a gift from us are not paid back. The same holds if we can no longer cook
        for you.
      </p>
      <RightsInOntario />
    </>
  ),
});
