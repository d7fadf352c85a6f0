import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';

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
