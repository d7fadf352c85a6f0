import {
  FIRST_DAY_ITEMS,
  type FirstDayEntry,
  type FirstDayItem,
  type FirstDaySettings,
} from '#contract/kitchen/first-day.ts';
import type { BusinessProfile, KitchenSettings, Testimonials } from '#contract/kitchen/settings.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS, isExample, publicProfileOf } from './settings.ts';

/** Of so many, so many are as the program came with them. */
export type SeededCount = { all: number; asSeeded: number };

/** What a kitchen has, as far as the first-day list asks. */
export type FirstDayFacts = {
  profile: BusinessProfile;
  hasLogo: boolean;
  served: KitchenSettings['servedPostalPrefixes'];
  /** What is on sale: plans, catering and snacks. */
  prices: SeededCount;
  dishes: SeededCount;
  testimonials: Testimonials;
  /** The prices bear it out, and the kitchen says it. */
  claimsFreeDelivery: boolean;
  /** Sample posts that can be read, or will be, word for word as they came. */
  samplePosts: number;
  mail: { hasServer: boolean /** Whom mails come from. */; from: string };
  lookedAt: FirstDaySettings['lookedAt'];
};

/** What it is now, in words, and whether the data says that it is done. */
type FirstDayStatus = { now: string; done: boolean };

const and = new Intl.ListFormat('en-CA');
const quoted = (words: string) => `‘${words}’`;
const are = (count: number) => plural(count, 'is an example', 'are examples');

function nameOf({ profile: { name } }: FirstDayFacts): FirstDayStatus {
  const done = name !== DEFAULT_PROFILE.name;
  return { done, now: done ? name : `${quoted(name)} is the name that the program came with.` };
}

const logoOf = ({ hasLogo }: FirstDayFacts): FirstDayStatus => ({
  done: hasLogo,
  now: hasLogo
    ? 'The shop, the mails and the documents show it.'
    : 'None: the name stands there in letters.',
});

function contactOf({ profile: { phone, email, address } }: FirstDayFacts): FirstDayStatus {
  const examples = [phone, email, address].filter(isExample);
  const words = (values: string[]) => and.format(values.map(formatPhone));
  return {
    done: examples.length === 0,
    now:
      examples.length === 0
        ? words([phone, email, address])
        : `${words(examples)} ${are(examples.length)}: customers are not told to call, write or come there.`,
  };
}

function paymentOf({ profile }: FirstDayFacts): FirstDayStatus {
  const real = publicProfileOf(profile).paymentWays;
  const examples = profile.paymentWays.filter((way) => !real.includes(way));
  const names = (ways: readonly { name: string }[]) => and.format(ways.map(({ name }) => name));
  const [first] = examples;
  if (!first) return { done: true, now: `Customers are told how to pay by ${names(real)}.` };
  const address = /\S*example\S*/i.exec(first.details)?.[0].replace(/[.,;]+$/, '');
  const such = address?.includes('@') ? `, such as ${address}` : '';
  return {
    done: false,
    now:
      real.length === 0
        ? `${names(examples)} lead to examples${such}. Customers are asked to pay nowhere: they read that you will tell them how.`
        : `Customers are told how to pay by ${names(real)}. ${names(examples)} still ${are(examples.length)}, and nobody is told.`,
  };
}

const taxOf = ({ profile: { taxNumber } }: FirstDayFacts): FirstDayStatus => ({
  done: taxNumber !== '',
  now:
    taxNumber === ''
      ? 'None is entered: receipts name none.'
      : `Receipts name ${taxNumber} beside the tax.`,
});

function deliveryOf({ served }: FirstDayFacts): FirstDayStatus {
  const seeded = DEFAULT_SETTINGS.servedPostalPrefixes;
  const done = served.length !== seeded.length || served.some((one) => !seeded.includes(one));
  if (served.length === 0)
    return { done, now: 'You deliver everywhere: no postal code is refused.' };
  const areas = counted(served.length, 'postal area');
  return {
    done,
    now: done
      ? `You deliver to ${areas}.`
      : `${areas} of Durham and the east of the GTA, as the program came with them.`,
  };
}

/** Something that is right when nothing of it is as it came. */
const seededOf =
  (what: string) =>
  ({ all, asSeeded }: SeededCount): FirstDayStatus => ({
    done: asSeeded === 0,
    now:
      asSeeded === 0
        ? `Your own: ${all} ${what}.`
        : `${asSeeded} of ${all} ${what} are examples that the program came with.`,
  });

/** Whether customers read something in the kitchen's name that nobody has said. */
const showsSamples = ({ shown, items }: Testimonials): boolean =>
  shown && items.some(({ isSample }) => isSample);

/**
 * Whether the rating is told: when the kitchen has switched it on, and never beside samples of what
 * customers say, where it would be taken for one.
 */
export const tellsRating = (
  { rating }: Pick<BusinessProfile, 'rating'>,
  testimonials: Testimonials,
): boolean => rating.shown && !showsSamples(testimonials);

function claimsOf({ profile, testimonials, claimsFreeDelivery }: FirstDayFacts): FirstDayStatus {
  const { rating, freeDelivery } = profile;
  const samples = testimonials.items.filter(({ isSample }) => isSample).length;
  const said = [
    ...(tellsRating(profile, testimonials)
      ? [`a rating of ${rating.value} from ${rating.reviews} reviews`]
      : []),
    ...(claimsFreeDelivery ? [quoted(freeDelivery.words)] : []),
    ...(testimonials.shown && testimonials.items.length > 0
      ? [
          `what ${testimonials.items.length} customers say${samples > 0 ? `, ${samples} of them samples` : ''}`,
        ]
      : []),
  ];
  return {
    done: said.length === 0,
    now: said.length === 0 ? 'The shop claims nothing.' : `The shop shows ${said.join('; ')}.`,
  };
}

const postsOf = ({ samplePosts: count }: FirstDayFacts): FirstDayStatus => ({
  done: count === 0,
  now:
    count === 0
      ? 'No sample post can be read.'
      : `${counted(count, 'sample post')} can be read in your name, as the program came with ${plural(count, 'it', 'them')}.`,
});

function mailOf({ mail: { hasServer, from } }: FirstDayFacts): FirstDayStatus {
  if (!hasServer)
    return {
      done: false,
      now: 'No mail server is set: letters are kept in the outbox, and nobody gets them.',
    };
  return isExample(from)
    ? { done: false, now: `Letters come from ${from}, an example: nobody can answer them.` }
    : { done: true, now: `Letters come from ${from}.` };
}

const FINDINGS: Record<FirstDayItem, (facts: FirstDayFacts) => FirstDayStatus> = {
  name: nameOf,
  logo: logoOf,
  contact: contactOf,
  payment: paymentOf,
  tax: taxOf,
  delivery: deliveryOf,
  prices: ({ prices }) => seededOf('prices')(prices),
  menu: ({ dishes }) => seededOf('dishes')(dishes),
  claims: claimsOf,
  posts: postsOf,
  mail: mailOf,
};

/**
 * What an owner looks through before the first customers come: each item with what it is now. It is
 * done when the data says so, or when the owner has found it right as it is.
 */
export function firstDay(facts: FirstDayFacts): FirstDayEntry[] {
  return FIRST_DAY_ITEMS.map((item) => {
    const { now, done } = FINDINGS[item](facts);
    const lookedAt = facts.lookedAt.some((one) => one === item);
    return { item, now, done: done || lookedAt, lookedAt };
  });
}

/** What each item of the first-day list is called. */
export const FIRST_DAY_LABELS: Record<FirstDayItem, string> = {
  name: 'Your name',
  logo: 'Your logo',
  contact: 'Phone, e-mail and address',
  payment: 'How to pay',
  tax: 'HST number',
  delivery: 'Where you deliver',
  prices: 'Prices',
  menu: 'Menu',
  claims: 'What the shop claims',
  posts: 'Sample posts',
  mail: 'Mail server',
};
