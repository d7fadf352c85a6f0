import { describe, expect, it } from 'vitest';
import { FIRST_DAY_ITEMS, LOOKED_AT_ITEMS } from '#contract/kitchen/first-day.ts';
import {
  DEFAULT_PROFILE,
  DEFAULT_SETTINGS,
  DEFAULT_TESTIMONIALS,
} from '#domain/kitchen/settings.ts';
import { type FirstDayFacts, firstDay } from './first-day.ts';

/** A kitchen as the program came with it. */
const NEW: FirstDayFacts = {
  profile: DEFAULT_PROFILE,
  hasLogo: false,
  served: DEFAULT_SETTINGS.servedPostalPrefixes,
  prices: { all: 40, asSeeded: 40 },
  dishes: { all: 60, asSeeded: 60 },
  testimonials: DEFAULT_TESTIMONIALS,
  claimsFreeDelivery: true,
  samplePosts: 15,
  mail: { hasServer: false, from: DEFAULT_PROFILE.email },
  lookedAt: [],
};

const OWN = {
  ...DEFAULT_PROFILE,
  name: 'Rasoi by Hema',
  phone: '+19055550117',
  email: 'hema@rasoi.test',
  address: '12 Cardamom Lane, Oshawa',
  taxNumber: '123456789 RT0001',
  paymentWays: [{ name: 'Interac e-Transfer', details: 'Send to pay@rasoi.test.' }],
};

/** One whose owner has entered everything. */
const SETTLED: FirstDayFacts = {
  profile: OWN,
  hasLogo: true,
  served: ['L1G'],
  prices: { all: 12, asSeeded: 0 },
  dishes: { all: 30, asSeeded: 0 },
  testimonials: DEFAULT_TESTIMONIALS,
  claimsFreeDelivery: false,
  samplePosts: 0,
  mail: { hasServer: true, from: OWN.email },
  lookedAt: [],
};

const openIn = (facts: FirstDayFacts) =>
  firstDay(facts)
    .filter(({ done }) => !done)
    .map(({ item }) => item);
const nowOf = (facts: FirstDayFacts, wanted: string) =>
  firstDay(facts).find(({ item }) => item === wanted)?.now;

describe('the first-day list', () => {
  it('has everything of a new kitchen open', () => {
    expect(openIn(NEW)).toEqual([...FIRST_DAY_ITEMS]);
  });

  it('has nothing open once the owner has entered everything', () => {
    expect(openIn(SETTLED)).toEqual([]);
  });

  it('takes the word of the owner, but not for an address of nobody', () => {
    expect(openIn({ ...NEW, lookedAt: [...LOOKED_AT_ITEMS] })).toEqual(['contact', 'payment']);
    const looked = firstDay({ ...NEW, lookedAt: ['posts'] }).filter(({ lookedAt }) => lookedAt);
    expect(looked).toMatchObject([{ item: 'posts', done: true }]);
  });

  it('says what each is now, in words', () => {
    expect(firstDay(NEW).map(({ now }) => now)).toEqual([
      '‘Dabba Kitchen’ is the name that the program came with.',
      'None: the name stands there in letters.',
      '(905) 555-0142, hello@dabba-kitchen.example.com and 100 Example Street, Oshawa, ON L1H 0A0 are examples: customers are not told to call, write or come there.',
      'Interac e-Transfer, UPI and Bank transfer lead to examples, such as payments@dabba-kitchen.example.com. Customers are asked to pay nowhere: they read that you will tell them how.',
      'None is entered: receipts name none.',
      `${DEFAULT_SETTINGS.servedPostalPrefixes.length} postal areas of Durham and the east of the GTA, as the program came with them.`,
      '40 of 40 prices are examples that the program came with.',
      '60 of 60 dishes are examples that the program came with.',
      'The shop shows ‘Free delivery across Durham and parts of the GTA’.',
      '15 sample posts can be read in your name, as the program came with them.',
      'No mail server is set: letters are kept in the outbox, and nobody gets them.',
    ]);
    expect(firstDay(SETTLED).map(({ now }) => now)).toEqual([
      'Rasoi by Hema',
      'The shop, the mails and the documents show it.',
      '(905) 555-0117, hema@rasoi.test and 12 Cardamom Lane, Oshawa',
      'Customers are told how to pay by Interac e-Transfer.',
      'Receipts name 123456789 RT0001 beside the tax.',
      'You deliver to 1 postal area.',
      'Your own: 12 prices.',
      'Your own: 30 dishes.',
      'The shop claims nothing.',
      'No sample post can be read.',
      'Letters come from hema@rasoi.test.',
    ]);
  });

  it('names what is left of the examples', () => {
    const [, upi] = DEFAULT_PROFILE.paymentWays;
    const profile = {
      ...OWN,
      phone: DEFAULT_PROFILE.phone,
      paymentWays: [...OWN.paymentWays, ...(upi ? [upi] : [])],
    };
    const half = { ...SETTLED, profile };
    expect(openIn(half)).toEqual(['contact', 'payment']);
    expect(nowOf(half, 'contact')).toMatch(/^\(905\) 555-0142 is an example: /);
    expect(nowOf(half, 'payment')).toBe(
      'Customers are told how to pay by Interac e-Transfer. UPI still is an example, and nobody is told.',
    );
  });

  it('repeats every claim that the shop makes', () => {
    const profile = { ...OWN, rating: { shown: true, value: 4.8, reviews: '100+' } };
    const testimonials = { ...DEFAULT_TESTIMONIALS, shown: true };
    const claiming = { ...SETTLED, profile, testimonials };
    expect(openIn(claiming)).toEqual(['claims']);
    expect(nowOf(claiming, 'claims')).toBe(
      'The shop shows what 10 customers say, 10 of them samples.',
    );
    expect(nowOf({ ...SETTLED, profile }, 'claims')).toBe(
      'The shop shows a rating of 4.8 from 100+ reviews.',
    );
  });

  it('repeats what customers say only where they say something, and calls samples what are samples', () => {
    const claiming = (items: FirstDayFacts['testimonials']['items']) => {
      const testimonials = { ...DEFAULT_TESTIMONIALS, shown: true, items };
      return nowOf({ ...SETTLED, testimonials }, 'claims');
    };
    const [first] = DEFAULT_TESTIMONIALS.items;
    expect(claiming([])).toBe('The shop claims nothing.');
    expect(claiming(first ? [{ ...first, isSample: false }] : [])).toBe(
      'The shop shows what 1 customers say.',
    );
  });

  it('takes any other postal areas than it came with for your own, and none for everywhere', () => {
    const { length } = NEW.served;
    const other = { ...NEW, served: [...NEW.served.slice(1), 'K7L'] };
    expect(openIn(other)).not.toContain('delivery');
    expect(nowOf(other, 'delivery')).toBe(`You deliver to ${length} postal areas.`);
    const everywhere = { ...NEW, served: [] };
    expect(openIn(everywhere)).not.toContain('delivery');
    expect(nowOf(everywhere, 'delivery')).toBe(
      'You deliver everywhere: no postal code is refused.',
    );
  });

  it('speaks of one sample post as of one', () => {
    expect(nowOf({ ...SETTLED, samplePosts: 1 }, 'posts')).toBe(
      '1 sample post can be read in your name, as the program came with it.',
    );
  });

  it('names an address that leads to an example, and no other word', () => {
    const ofWay = (name: string, details: string) =>
      nowOf({ ...SETTLED, profile: { ...OWN, paymentWays: [{ name, details }] } }, 'payment');
    const nowhere = 'Customers are asked to pay nowhere: they read that you will tell them how.';
    expect(ofWay('Cheque', 'To 100 Example Street')).toBe(`Cheque lead to examples. ${nowhere}`);
    expect(ofWay('An example', 'To hema@rasoi.test')).toBe(
      `An example lead to examples. ${nowhere}`,
    );
    for (const end of ['.', '...'])
      expect(ofWay('UPI', `To pay@kitchen.example.com${end}`)).toBe(
        `UPI lead to examples, such as pay@kitchen.example.com. ${nowhere}`,
      );
  });

  it('wants an address that mails can be answered to', () => {
    const mail = { hasServer: true, from: DEFAULT_PROFILE.email };
    expect(nowOf({ ...SETTLED, mail }, 'mail')).toMatch(/an example: nobody can answer them\.$/);
    expect(openIn({ ...SETTLED, mail })).toEqual(['mail']);
  });
});
