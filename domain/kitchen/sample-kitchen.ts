import type { Testimonial } from '#contract/kitchen/settings.ts';

/** How it began, until the owner tells it; it names nobody and no year. */
export const SAMPLE_STORY = `A dabba is a lunch box: a few steel bowls, one on the other, held together by a clip. For most of us it is also a taste. Somebody got up early, cooked a sabji and a dal, rolled the rotis, and thought of us while closing the lid.

Far from that kitchen, weekdays look different. Work is long, the drive home is longer, and the recipes that our mothers know by hand take an hour that nobody has. So people eat what is quick, and miss what is simple. That gap is what we cook for.

We cook the plain, good food that Indian homes eat on an ordinary day: Gujarati first of all, with Punjabi, South Indian, Maharashtrian and Rajasthani days in between. Dal that tastes of dal, vegetables that keep their colour, rotis brushed with ghee while they are hot. No two days of a week are the same, and on Fridays there is something sweet.

We are a small kitchen and mean to stay one that knows its customers. If you eat Jain or Swaminarayan food, we cook it so, every day, not only when it suits us. If you are allergic to something, write it down once and every cook reads it. And if you will not be home, skip the day: the credit is yours, and it waits for you.`;

/** What the kitchen promises, a line each. */
export const SAMPLE_MISSION: string[] = [
  'Food like at home: cooked the same day, from ingredients that you could name.',
  'Strictly vegetarian, with Jain and Swaminarayan meals cooked with the same care.',
  'Only what is ordered, so that little is thrown away and nothing is warmed up twice.',
  'Steel that comes back and goes out again, instead of plastic that does not.',
  'Prices that you can work out yourself, and credits that never expire.',
  'A person who answers when something was not right, and makes it good.',
];

export const SAMPLE_CONTACT_NOTE =
  'About a delivery today, please call: by e-mail we answer within one working day, because our hands are usually in the flour.';

const says = (author: string, words: string): Testimonial => ({ words, author, isSample: true });

/**
 * Examples of what customers might say; the shop names them as samples (docs/rules.md#examples).
 */
export const SAMPLE_TESTIMONIALS: Testimonial[] = [
  says(
    'A family of four, Ajax',
    'The children eat the sabji. All of it. I had stopped believing that this could happen on a Tuesday.',
  ),
  says(
    'A student, Oshawa',
    'Four rotis that are still soft at seven in the evening. It is the one hot meal of my day, and it tastes like somebody cares.',
  ),
  says(
    'A nurse on rotating shifts, Whitby',
    'My shifts change every week, so I skip and book around them. The credit comes back each time, and I have never lost a meal.',
  ),
  says(
    'A Jain household, Markham',
    'We did not have to explain anything twice. No potato hiding in the shaak, no ginger in the dal, and it still tastes of something.',
  ),
  says(
    'Hosts of a katha for 45, Scarborough',
    'They asked the right questions, the quote was clear to the cent, and the undhiyu was gone before the aarti was over.',
  ),
  says(
    'A couple who both work downtown, Pickering',
    'We get home at six and dinner is standing there. On Fridays we fight over the last gulab jamun.',
  ),
  says(
    'A retired teacher, Bowmanville',
    'It is light, it is on time, and the driver waits until I have found my glasses. I return the box rinsed, as agreed.',
  ),
  says(
    'An office of twelve, North York',
    'We order samosas and khaman for the team on Thursdays. Whoever comes late to the meeting gets none.',
  ),
  says(
    'A father of a newborn, Courtice',
    'We paused the plan for the two weeks that the grandparents were cooking, and went on where we had stopped. No call, no fuss.',
  ),
  says(
    'A devotee from Brooklin',
    'Swaminarayan food that I do not have to ask about every time. The kadhi is how my house in Gujarat smelled on Sundays.',
  ),
];
