import { Link } from 'react-router';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { bookingRule, daysWords, lateCancelEnd, skipAhead } from '#web/kitchen/kitchen-rules.ts';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';
import { RightsInOntario } from './rights-in-ontario.tsx';

/** Plans, credits, and how far both bend. */
export const subscriptionChapter = (
  rules: KitchenRules,
  lateEnd = lateCancelEnd(rules),
): Chapter => ({
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
          <strong>Skipping</strong> brings the credit back if you skip {skipAhead(rules)}. Each
          booked tiffin shows its own last moment, and a skip can be taken back until then.
        </li>
        <li>
          <strong>Cancelling</strong> brings the credit back until midnight before the delivery day.
        </li>
        <li>
          <strong>Same-day cancellations are not refundable:</strong> by then your food is bought
          and partly cooked.{' '}
          {lateEnd &&
            `On the day itself you can still tell us, up to ${lateEnd}, not to cook for you, but the credit is used. The shop says so before it asks you.`}
        </li>
        <li>
          <strong>Pausing</strong> a plan skips what is booked while it is paused, with the credits
          back, if you pause {skipAhead(rules)}; what is nearer still comes. You choose the first
          and the last day of a pause, or resume the plan when you like.
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
