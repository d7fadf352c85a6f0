import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#contract/kitchen/kitchen.ts';
import type { MenuDay, MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { findMistakes } from '#test/structured-data/find-mistakes.ts';
import { readVocabulary } from '#test/structured-data/vocabulary.ts';
import { menuJsonLd } from '#web/menu/menu-meta.ts';
import { articleJsonLd } from '#web/site/blog/blog-meta.ts';
import { breadcrumbJsonLd, kitchenJsonLd } from './json-ld.ts';

const vocabulary = readVocabulary();
const ORIGIN = 'https://dabba.test';

const expectRight = (node: unknown) => expect(findMistakes(vocabulary, node)).toEqual([]);

describe('the kitchen', () => {
  const monday: OpeningHours = {
    day: 'Monday',
    open_time: '09:00',
    close_time: '19:00',
    is_closed: false,
  };
  const sunday: OpeningHours = {
    day: 'Sunday',
    open_time: null,
    close_time: null,
    is_closed: true,
  };

  it('is described without a rating that nobody stored, and without far-away cities', () => {
    const node = kitchenJsonLd(PUBLIC_BUSINESS, ORIGIN);
    expectRight(node);
    expect(JSON.stringify(node)).not.toMatch(/rating|review|Calgary/i);
  });

  it('says when it is open where that is known, and nothing where it is not', () => {
    const node = kitchenJsonLd(PUBLIC_BUSINESS, ORIGIN, [monday, sunday]);
    expectRight(node);
    expect(node.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Monday',
        opens: '09:00',
        closes: '19:00',
      },
    ]);
    expect(JSON.stringify(kitchenJsonLd(PUBLIC_BUSINESS, ORIGIN))).not.toMatch(/opening/i);
  });
});

it('the way to a page is told in order', () => {
  const node = breadcrumbJsonLd(
    [
      { label: 'Home', to: '/' },
      { label: 'Snacks', to: '/snacks' },
    ],
    ORIGIN,
  );
  expectRight(node);
  expect(node.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${ORIGIN}/` },
    { position: 2, name: 'Snacks', item: `${ORIGIN}/snacks` },
  ]);
});

describe('a post', () => {
  const post: BlogPost = {
    id: '7d3c6b52-6f4a-4d6b-9d6e-0a5a1f1f6c11',
    slug: 'storing-rotis',
    title: 'Storing rotis',
    excerpt: 'Wrap them while they are warm.',
    content: '<p>In a cloth.</p>',
    featured_image: null,
    picture: 'dish:Roti',
    published_at: '2026-11-17T15:00:00Z',
    updated_at: '2026-11-18T15:00:00Z',
    category_id: '7d3c6b52-6f4a-4d6b-9d6e-0a5a1f1f6c12',
    category: 'Kitchen tips',
    category_slug: 'kitchen-tips',
    reading_time: 4,
  };
  const read = (change: Partial<BlogPost> = {}) =>
    articleJsonLd({ ...post, ...change }, '/blog/storing-rotis', {
      origin: ORIGIN,
      kitchen: 'Asha',
    });

  it('is an article by the kitchen', () => {
    expectRight(read());
    expect(read()).toMatchObject({
      headline: 'Storing rotis',
      timeRequired: 'PT4M',
      author: { '@id': `${ORIGIN}/#kitchen`, name: 'Asha' },
    });
  });

  it('is shown with its photo, or with its drawn picture', () => {
    expect(read().image).toBe(`${ORIGIN}/link-pictures/blog/storing-rotis.png`);
    const photo = '/photos/0123456789abcdef0123456789abcdef/960.webp';
    expect(read({ featured_image: photo }).image).toBe(ORIGIN + photo);
    expectRight(read({ featured_image: photo }));
  });

  it('says nothing where there is no excerpt', () => {
    expectRight(read({ excerpt: '' }));
  });
});

describe('a week’s menu', () => {
  const item = (change: Partial<MenuItem> = {}): MenuItem => ({
    id: '7d3c6b52-6f4a-4d6b-9d6e-0a5a1f1f6c13',
    name: 'Kadhi',
    description: '',
    imageUrl: null,
    course: 'dal',
    dietaryType: 'veg',
    diets: ['vegetarian', 'jain'],
    spiceLevel: 'mild',
    isSpecial: false,
    preparationTime: null,
    tags: [],
    allergens: ['Milk'],
    allergensKnown: true,
    nutritionalInfo: {},
    ...change,
  });
  const day = (date: string, items: MenuItem[] = []): MenuDay => ({ date, closed: null, items });
  const week = (...monday: MenuItem[]): WeeklyMenu => ({
    weekStartDate: '2026-11-16',
    menuByDay: {
      Monday: day('2026-11-16', monday),
      Tuesday: day('2026-11-17'),
      Wednesday: day('2026-11-18'),
      Thursday: day('2026-11-19'),
      Friday: day('2026-11-20'),
      Saturday: day('2026-11-21'),
      Sunday: day('2026-11-22'),
    },
  });
  const read = (...monday: MenuItem[]) => menuJsonLd(week(...monday), '/weeklymenu', ORIGIN);

  it('has a section for each day on which something is cooked', () => {
    expectRight(read(item()));
    expect(read(item()).hasMenuSection).toMatchObject([{ hasMenuItem: [{ name: 'Kadhi' }] }]);
    expectRight(read());
  });

  it('tells nutrition in schema.org’s words, as far as it has some', () => {
    const node = read(
      item({ nutritionalInfo: { Protein: '6 g', Calories: '180 kcal', Joy: '1' } }),
    );
    expectRight(node);
    expect(JSON.stringify(node)).toContain('"proteinContent":"6 g","calories":"180 kcal"}');
  });

  it.each(['veg', 'jain', 'swaminarayan'] as const)('says whom %s food suits', (dietaryType) => {
    const node = read(item({ dietaryType }));
    expectRight(node);
    expect(JSON.stringify(node)).toContain('https://schema.org/VegetarianDiet');
  });
});
