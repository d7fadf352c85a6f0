import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import { DayLinks } from './menu/day-links.tsx';
import { MenuFilters, MenuHeading } from './menu/menu-heading.tsx';
import { readMenuView as readMenu } from './menu/menu-view.ts';
import { PageLinks } from './platform/lists/page-links.tsx';
import { readBlogView } from './site/blog/blog-view.ts';
import { BlogFilters } from './site/blog/blogs-page.tsx';
import { SnackFilters } from './snacks/catalogue/snack-filters.tsx';
import {
  readSnacksView as readSnacks,
  SNACK_GRID,
  snacksViewPath as snacksPath,
} from './snacks/catalogue/snacks-view.ts';

/** The links of a part of a page, as a crawler reads them: where to, and what they are. */
function linksOf(part: ReactNode): { to: string; rel: string[] }[] {
  const router = createMemoryRouter([{ path: '/', element: part }]);
  const html = renderToString(<RouterProvider router={router} />);
  return [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    to: (/href="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'),
    rel: /rel="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [],
  }));
}

const query = (written: string) => new URLSearchParams(written);
const [TODAY, week] = [
  '2026-11-18',
  buildWeek('2026-11-16', {
    Monday: { items: [buildDish('Kadhi', { allergens: ['Milk', 'Wheat'] })] },
  }),
];
const menu = readMenu(query('diet=jain&without=Milk'));
const snacks = readSnacks(SNACK_GRID, query('spicy=1&page=2'));

const PARTS: [string, ReactNode][] = [
  ['the days of the menu', <DayLinks key="" view={menu} today={TODAY} shown={TODAY} week={week} />],
  ['the filters of the menu', <MenuFilters key="" view={menu} week={week} />],
  [
    'the weeks of the menu',
    <MenuHeading key="" view={readMenu(query('week=2026-12-07'))} today={TODAY} items={[]} />,
  ],
  ['the filters of the snacks', <SnackFilters key="" list={SNACK_GRID} view={snacks} />],
  [
    'the filters of the blog',
    <BlogFilters
      key=""
      view={readBlogView(query('search=roti'))}
      categories={[{ id: '1', slug: 'rotis', name: 'Rotis' }]}
    />,
  ],
  [
    'the pages of a narrowed list',
    <PageLinks
      key=""
      label="Pages of snacks"
      page={2}
      totalPages={3}
      pathOf={(page) => snacksPath(SNACK_GRID, { ...snacks, page })}
    />,
  ],
];

describe('crawlers are led to nothing that only narrows a page', () => {
  it.each(PARTS)('by %s', (_name, part) => {
    const narrowing = linksOf(part).filter(({ to }) => relOf(to));
    expect(narrowing).not.toEqual([]);
    expect(narrowing.filter(({ rel }) => !rel.includes('nofollow'))).toEqual([]);
  });
});

it('the pages of a list are followed, and say which is which', () => {
  const links = linksOf(
    <PageLinks label="Pages" page={2} totalPages={3} pathOf={(page) => `/blogs?page=${page}`} />,
  );
  expect(links).toEqual([
    { to: '/blogs?page=1', rel: ['prev'] },
    { to: '/blogs?page=3', rel: ['next'] },
  ]);
});
