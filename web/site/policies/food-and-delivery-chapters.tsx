import { Link } from 'react-router';
import type { KitchenRules, PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { formatTime } from '#domain/platform/days.ts';
import { SNACK_DAYS_AHEAD, SNACK_TIMES } from '#domain/snacks/snack-times.ts';
import { citiesNear, fartherAway } from '#web/kitchen/farther-away.ts';
import {
  confirmedAt,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  daysText,
  rulesOf,
} from '#web/kitchen/kitchen-rules.ts';
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
        {formatTime(SNACK_TIMES.at(-1))}, today or up to {daysText(SNACK_DAYS_AHEAD)} ahead. You can
        cancel a snack order until the kitchen has confirmed it; after that, please call us.
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

/** What holds for the food itself. */
export const foodChapters: Chapter[] = [
  {
    id: 'hygiene',
    title: 'Hygiene',
    text: (
      <>
        <p>
          Every tiffin is cooked on the day that it is delivered, and packed hot into clean steel.
          We cook under Ontario’s rules for food premises, and the public health unit of our region
          may inspect us at any time. Ask us for the latest report.
        </p>
        <ul>
          <li>
            Hot food is kept hot and cold food cold until it is packed. Nothing that is left over
            goes out again the next day.
          </li>
          <li>Boxes are washed and sanitised after every round, whether you rinsed them or not.</li>
          <li>
            Eat your tiffin the day it comes. What is left belongs into the fridge within two hours,
            and should be eaten by the next day. Reheat it until it is steaming hot.
          </li>
          <li>
            Once a box is in your hands, or at the place that you named, keeping the food safe is up
            to you.
          </li>
          <li>
            If anything is not right, do not eat it. Tell us the same day, keep the food, and we
            make it good.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'dietary-needs',
    title: 'Dietary needs',
    text: (
      <>
        <p>
          Everything we cook is vegetarian, without meat, fish or eggs. The{' '}
          <Link to={paths.weeklyMenu}>weekly menu</Link> shows for every dish who is served it and
          which allergens are in it. Where it says “Ask us about allergens”, please do.
        </p>
        <ul>
          <li>
            <strong>Swaminarayan</strong> meals are cooked without onion, garlic and asafoetida.
          </li>
          <li>
            <strong>Jain</strong> meals are cooked without onion, garlic and root vegetables. Rules
            differ from house to house: write yours into the standing note of your plan.
          </li>
          <li>
            Choose your diet once, when you buy a plan: it stands on the ticket of every order. On a
            day whose dish does not suit you, we cook you another.
          </li>
          <li>
            Onion and garlic are used in the same kitchen for other customers. We hold no religious
            certificate, and claim none.
          </li>
          <li>How spicy you like it can go into the instructions of each order.</li>
        </ul>
        <h3>Allergies</h3>
        <p>
          Our kitchen uses milk, wheat, peanuts, tree nuts, sesame, mustard and soy every day, so{' '}
          <strong>we cannot promise food without traces of them</strong>. If a trace is dangerous
          for you, please do not order from us. In any other case tell us about your allergies
          before your first order; they are shown to everybody who cooks and packs for you. Recipes
          and suppliers change, so please look at the menu again each week.
        </p>
      </>
    ),
  },
];
