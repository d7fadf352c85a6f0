import type { PublicBusiness } from '#contract/kitchen.ts';
import { formatPhone } from '../business.ts';
import type { Chapter } from './chapter.tsx';

/** What holds for food, money, steel and help (spec 2 sections 2 and 9; decisions 14 and 36). */
export const kitchenChapters = (business: PublicBusiness | null): Chapter[] => [
  {
    id: 'hygiene',
    title: 'Hygiene',
    text: (
      <>
        <p>
          Every tiffin is cooked on the day that it is delivered, and packed hot into clean steel.
        </p>
        <ul>
          <li>Boxes are washed and sanitised after every round, whether you rinsed them or not.</li>
          <li>
            Eat your tiffin the day it comes. What is left belongs into the fridge within two hours,
            and should be eaten by the next day.
          </li>
          <li>
            If anything is not right, do not eat it. Tell us the same day and we make it good.
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
        <p>Everything we cook is vegetarian, without meat, fish or eggs.</p>
        <ul>
          <li>
            Jain and Swaminarayan meals, without onion and garlic, are cooked on request. Tell us
            once: it stands on the ticket of every order.
          </li>
          <li>
            Tell us about allergies before your first order. Our kitchen uses milk, wheat, peanuts,
            tree nuts, sesame, mustard and soy every day, so we cannot promise food without traces
            of them.
          </li>
          <li>How spicy you like it can go into the instructions of each order.</li>
        </ul>
      </>
    ),
  },
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
            delivery and tax.
          </li>
          <li>
            A tiffin that comes back to you comes back as a credit. Money that we owe you is paid
            back the way you paid it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'tiffin-boxes',
    title: 'Tiffin box handling',
    text: (
      <>
        <p>The steel tiffins are ours, and go around many homes. They cost you nothing extra.</p>
        <ul>
          <li>Rinse the box and hand it back at your next delivery, or leave it at the door.</li>
          <li>Steel does not go into the microwave. Move the food onto a plate first.</li>
          <li>
            Tell us when a box is lost or damaged. We may ask you for what a new one costs us, never
            more.
          </li>
          <li>With your last tiffin, call us, and we come for the box.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'support',
    title: 'Support',
    text: business ? (
      <>
        <p>
          Call <a href={`tel:${business.phone}`}>{formatPhone(business.phone)}</a> or write to{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>. We are there{' '}
          {business.supportHours}.
        </p>
        <ul>
          <li>Have your subscription or order number at hand, and we find you faster.</li>
          <li>
            A delivery that is late, wrong or missing: tell us the same day, so that we can still do
            something about it.
          </li>
        </ul>
      </>
    ) : (
      <p>
        Our phone number and address could not be loaded just now. Please reload this page in a
        moment.
      </p>
    ),
  },
];
