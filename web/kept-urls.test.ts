import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createPageResolver } from '#api/platform/pages/page-resolver.ts';
import routes from './routes.ts';

type Written = (typeof routes)[number];

/** The shop's pages as the server's build has them: each by its address, with what it says of itself. */
async function modulesOf(
  written: readonly Written[],
  parentId?: string,
): Promise<[string, unknown][]> {
  const each = written.map(async ({ id, path, index, file, children = [] }) => {
    const own = {
      id: id ?? file,
      parentId,
      path,
      index,
      module: await import(new URL(file, import.meta.url).href),
    };
    return [[own.id, own], ...(await modulesOf(children, own.id))] as [string, unknown][];
  });
  return (await Promise.all(each)).flat();
}

const pages = Object.fromEntries(await modulesOf(routes)) as ServerBuild['routes'];

const CATEGORY = { id: '0a1b2c3d-0000-4000-8000-000000000000', slug: 'festivals' };
const read = createPageResolver(pages, () => ({ allergens: ['Milk'], blogCategories: [CATEGORY] }));
const asked = (address: string) => read(new URL(address, 'https://dabba.test'));

describe('addresses that mean the same', () => {
  it.each([
    ['/pricing', '/pricing?service=pizza', '/pricing?plan=hourly', '/pricing?service=tiffin'],
    ['/pricing/daily', '/pricing?plan=daily', '/pricing/daily?service=x&plan=y'],
    [
      '/pricing?service=tiffin&plan=weekly',
      '/pricing?plan=weekly',
      '/pricing/daily?plan=weekly&service=pizza',
    ],
    [
      '/pricing?service=catering&plan=basic',
      '/pricing?service=catering',
      '/pricing/monthly?plan=weekly&service=catering',
    ],
    ['/blog/storing-rotis', '/blog/storing-rotis?slug=other', '/blog/storing-rotis?id=1&slug=2'],
    ['/blogdetails?slug=a', '/blogdetails?slug=a&id=b', '/blogdetails?id=a'],
    [
      '/blogs?category=festivals',
      '/blogs?category=Festivals&colour=red',
      '/blogs?page=x&category=+festivals',
    ],
    [
      '/weeklymenu?week=2026-12-07&day=Wednesday',
      '/weeklymenu?week=2026-12-09',
      '/weeklymenu?day=wednesday&week=2026-12-11',
    ],
    ['/weeklymenu?diet=jain&without=Milk', '/weeklymenu?without=Milk&diet=JAIN'],
    ['/snacks?category=street-food', '/snacks?category=Street+Food&spicy=perhaps'],
    ['/snack-order?category=sweet', '/snack-order?limit=12&category=sweet'],
    ['/catering', '/catering?utm_source=x'],
  ])('are the page %s', (...addresses) => {
    const [one] = addresses;
    for (const address of addresses)
      expect(asked(address), address).toMatchObject({ address: one });
  });

  it.each([
    ['/blogs?category=unicorns&page=3', '/blogs'],
    ['/blogs?category=%26%26', '/blogs'],
    [`/blogs?category=${CATEGORY.id}&page=2`, '/blogs?category=festivals&page=2'],
    ['/weeklymenu?without=Plutonium', '/weeklymenu'],
  ])('%s, which names what there is not, leads to %s', (address, location) => {
    expect(asked(address)).toEqual({ location });
  });

  it('an address of no page stays what it is', () => {
    expect(asked('/pricing/weekly?plan=daily')).toEqual({ address: '/pricing/weekly', kept: true });
    expect(asked('/nowhere?plan=daily')).toEqual({ address: '/nowhere?plan=daily', kept: false });
  });
});

it('is one page however often it is asked for by another name', () => {
  for (const address of [
    '/pricing/daily?plan=weekly',
    '/blogdetails?id=a',
    '/weeklymenu?week=2026-12-09',
  ]) {
    const first = asked(address) as { address: string };
    expect(asked(first.address)).toEqual({ address: first.address, kept: true });
  }
});
