import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';

/** What holds for money and for steel. */
export const paymentChapters: Chapter[] = [
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <>
        <p>
          You pay ahead, in Canadian dollars, by Interac e-Transfer, UPI or bank transfer. We take
          no card details, and no payment happens on this site.
        </p>
        <ul>
          <li>
            Your confirmation shows how to pay, and the reference to quote: the number of your
            subscription or order.
          </li>
          <li>
            The price that you see before you order is worked out line by line: tiffins or snacks,
            delivery and tax. If a price has changed since you looked, we show you the new one, and
            nothing is ordered before you agree.
          </li>
          <li>
            We never take money by ourselves, and nothing is charged again without a new order.
          </li>
        </ul>
        <h3>Catering</h3>
        <ul>
          <li>
            The estimate that you see while you choose is not binding for either of us. The quote
            that we send you is: it names its total, the day until which it holds, and the deposit
            that confirms your date.
          </li>
          <li>
            The rest is due before the event. Guests that you add later are quoted anew, as far as
            the kitchen can still cook for them.
          </li>
          <li>
            If you call off a confirmed event, tell us at once. What we have bought for it and
            cannot use elsewhere is yours to pay, and we show you the figures; the rest is paid
            back. If we have to call it off, you get everything back.
          </li>
        </ul>
        <h3>Money back</h3>
        <p>
          A tiffin that comes back to you comes back as a credit. Money that we owe you is paid back
          the way you paid it, within 15 days: for credits that are left when{' '}
          <Link to={`${paths.policy}#subscriptions`}>a plan ends</Link>, for a snack order that was
          cancelled in time or that we could not fill, for what you paid too much.
        </p>
      </>
    ),
  },
  {
    id: 'tiffin-boxes',
    title: 'Tiffin box handling',
    text: (
      <>
        <p>
          The steel tiffins are ours, and go around many homes. They cost you nothing extra, and
          there is no deposit.
        </p>
        <ul>
          <li>Rinse the box and hand it back at your next delivery, or leave it at the door.</li>
          <li>Give back all its parts: bowls, lid and clip.</li>
          <li>Steel does not go into the microwave. Move the food onto a plate first.</li>
          <li>The food is packed hot, and so is the steel: open it with care.</li>
          <li>
            Tell us when a box is lost or damaged. We may ask you for what a new one costs us, never
            more.
          </li>
          <li>With your last tiffin, call us, and we come for the box.</li>
        </ul>
      </>
    ),
  },
];
