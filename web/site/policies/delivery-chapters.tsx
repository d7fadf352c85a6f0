import { Link } from 'react-router';
import type { KitchenRules, PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { formatTime } from '#domain/platform/days.ts';
import { SNACK_DAYS_AHEAD, SNACK_TIMES } from '#domain/snacks/times.ts';
import {
  confirmedAt,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  daysWords,
  rulesOf,
} from '#web/kitchen/kitchen-rules.ts';
import { citiesNear, fartherAway } from '#web/site/map/farther-away.ts';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';

const timings = (rules: KitchenRules): Chapter => ({
  id: 'delivery-timings',
  title: 'Delivery timings',
  text: (
    <>
      <p>
        We deliver tiffins Monday to Friday from {formatTime(DELIVERY_FROM)} to{' '}
        {formatTime(DELIVERY_UNTIL)}, in the hour that you choose. All times are Toronto’s.
      </p>
      <ul>
        <li>
          There is no delivery on weekends, on Ontario’s statutory holidays, or on days that the
          kitchen announces as closed. Such days are never offered when you book.
        </li>
        <li>
          If we have to close on a day that you have booked, we skip your tiffin with the credit
          back or move it to the next delivery day, and tell you.
        </li>
        <li>
          When a day or an hour is full, your order waits for the kitchen’s word until{' '}
          {confirmedAt(rules)}. If we cannot take it, the credit comes back by itself.
        </li>
        <li>
          Roads and weather can make us late. When we know that we will be, we let you know. If your
          tiffin then no longer helps you, tell us, and the credit comes back.
        </li>
        <li>
          Please be reachable by phone in your hour, or write down where we may leave the box. If
          nobody is there and you left no instructions, we cannot promise to come a second time, and
          the credit may be used.
        </li>
      </ul>
      <h3>Snacks</h3>
      <p>
        Snacks can be picked up or delivered at any full hour from {formatTime(SNACK_TIMES[0])} to{' '}
        {formatTime(SNACK_TIMES.at(-1))}, today or up to {daysWords(SNACK_DAYS_AHEAD)} ahead. You
        can cancel a snack order until the kitchen has confirmed it; after that, please call us.
      </p>
      <h3>Catering</h3>
      <p>
        Where and when we come to your event stands in the quote. Your date is held once you have
        accepted the quote and its deposit has arrived.
      </p>
    </>
  ),
});

const areas = (
  business: PublicBusiness | null,
  near = citiesNear(business?.cities ?? []),
): Chapter => ({
  id: 'service-areas',
  title: 'Service areas',
  text: (
    <>
      <p>
        {near.length > 0
          ? `We serve ${listOf(near.map((city) => city.name))}.`
          : 'We serve the towns around our kitchen.'}{' '}
        {business && fartherAway(business.cities)} The <Link to={paths.about}>map</Link> shows where
        that is.
      </p>
      <ul>
        <li>
          We check the postal code of your address when you order. If we do not come to you yet, we
          say so at once, before you pay.
        </li>
        <li>
          What delivery costs stands with every plan and every snack, before you order.
          {business?.freeDelivery.shown && ` For tiffins: ${business.freeDelivery.words}.`}
        </li>
        <li>You can send a single tiffin to another address within the area when you book it.</li>
        <li>
          If you move out of the area, we end your plan and pay back the credits that are left, as
          under <a href="#subscriptions">Subscriptions</a>.
        </li>
      </ul>
    </>
  ),
});

/** When and where food is brought. */
export const deliveryChapters = (business: PublicBusiness | null): Chapter[] => [
  timings(rulesOf(business)),
  areas(business),
];

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(names);
