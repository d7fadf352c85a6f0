import { Link } from 'react-router';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { bookingRule, daysText, lateCancelEnd, skipAhead } from '#web/kitchen/kitchen-rules.ts';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';

/** What the Consumer Protection Act, 2002 means for credits that are paid ahead, in plain words. */
export function RightsInOntario() {
  const sendsMail = useSendsMail();
  return (
    <>
      <h3>Your rights in Ontario</h3>
      <p>
        A plan is bought over the internet, paid ahead and delivered later. Ontario’s{' '}
        <cite>Consumer Protection Act</cite> protects you in that, and nothing on this page takes
        away a right that it gives you. In our own words, which do not replace the law’s:
      </p>
      <ul>
        <li>
          Before you buy, you see who we are, what you get and what it costs with tax and delivery,
          and you can correct what you typed.{' '}
          {sendsMail
            ? 'Afterwards we mail you the same; please keep that mail, it is your copy of our agreement.'
            : 'Afterwards the page that confirms it shows you the same; please print or save that page, it is your copy of our agreement.'}
        </li>
        <li>
          If something that we have to tell you was missing, or no copy reached you, the law gives
          you extra time in which you can cancel the agreement.
        </li>
        <li>
          If we are more than 30 days late in beginning what we promised, you can cancel and get
          your money back, unless you have agreed to the delay.
        </li>
        <li>
          To cancel, tell us in any way that shows it: a message or a mail is best, because you then
          have it in writing. What is owed to you under the Act is paid back within 15 days.
        </li>
      </ul>
      <p>
        Questions about your rights are answered free of charge by{' '}
        <a href="https://www.ontario.ca/page/consumer-protection-ontario" rel="noopener noreferrer">
          Consumer Protection Ontario
        </a>
        , <span className="whitespace-nowrap">1-800-889-9768</span>.
      </p>
    </>
  );
}

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
          Book tiffins from the next delivery day up to {daysText(rules.scheduleWindowDays)} ahead,
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
