import type { PublicBusiness } from '#contract/kitchen.ts';
import type { Chapter } from './chapter.tsx';

/** What holds for plans, days and places (spec 2 section 9; decisions 2 to 9 and 35). */
export const orderingChapters = (business: PublicBusiness | null): Chapter[] => [
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    text: (
      <>
        <p>
          A plan is a number of credits, and one credit is one tiffin. You pay ahead, and credits
          never expire.
        </p>
        <ul>
          <li>
            The kitchen approves every new plan. Until then it is pending: no tiffin can be booked,
            and you can still withdraw it.
          </li>
          <li>
            Book tiffins from the next delivery day up to 30 days ahead, at most 5 per order. Orders
            for tomorrow must be placed before 6:00 PM.
          </li>
          <li>
            <strong>Skipping</strong> brings the credit back until 24 hours before your delivery
            hour begins, and at the latest until 6:00 PM the day before, when the kitchen confirms
            the next day. A skip can be taken back until the same moment.
          </li>
          <li>
            <strong>Cancelling</strong> brings the credit back until midnight before the delivery
            day. After that, up to 4 hours before your delivery hour, you can still tell us not to
            cook for you, but the credit is used: same-day cancellations are not refundable.
          </li>
          <li>
            <strong>Pausing</strong> a plan needs 24 hours’ notice. What is booked while it is
            paused is skipped, with the credits back.
          </li>
          <li>
            To end a plan, contact us. Everything booked is released, and we settle the credits that
            are left with you.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'delivery-timings',
    title: 'Delivery timings',
    text: (
      <>
        <p>
          We deliver tiffins Monday to Friday from 2:00 PM to 8:00 PM, in the hour that you choose.
          All times are Toronto’s.
        </p>
        <ul>
          <li>
            There is no delivery on weekends, on Ontario’s statutory holidays, or on days that the
            kitchen announces as closed. Such days are never offered when you book.
          </li>
          <li>
            If we have to close on a day that you have booked, we skip your tiffin with the credit
            back or move it to the next delivery day, and write to you.
          </li>
          <li>
            When a day or an hour is full, your order waits for the kitchen’s word until 6:00 PM the
            day before. If we cannot take it, the credit comes back by itself.
          </li>
          <li>
            <strong>Snacks</strong> can be picked up or delivered at any full hour from 9:00 AM to
            9:00 PM, today or up to 90 days ahead. You can cancel a snack order until the kitchen
            has confirmed it; after that, please call us.
          </li>
          <li>
            Please be reachable by phone in your hour. If nobody is there and you left no
            instructions, we cannot promise to come a second time.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'service-areas',
    title: 'Service areas',
    text: (
      <>
        <p>
          {business
            ? `We serve ${listOf(business.cities.map((city) => city.name))}.`
            : 'We serve the Durham region and parts of the Greater Toronto Area.'}
        </p>
        <ul>
          <li>
            We check the postal code of your address when you order. If we do not come to you yet,
            we say so at once.
          </li>
          <li>
            What delivery costs stands with every plan and every snack, before you order.
            {business?.freeDelivery.shown && ` For tiffins: ${business.freeDelivery.words}.`}
          </li>
          <li>You can send a single tiffin to another address within the area when you book it.</li>
        </ul>
      </>
    ),
  },
];

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(names);
