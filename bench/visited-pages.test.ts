import { expect, it } from 'vitest';
import { NAV_GROUPS } from '#admin/nav-items.ts';
import { RESOURCES } from '#admin/resources.tsx';
import { addressOf, deskPages, notVisited, shopPages } from './visited-pages.ts';

it('knows the pages of the shop, and none that only leads on', () => {
  const pages = shopPages();
  expect(pages).toEqual(expect.arrayContaining(['/', '/blog/:blogId', '/my-orders', '/*']));
  expect(pages).not.toContain('/services/snacks');
});

it('knows the pages of the desk: lists, records, forms, and what only the menu leads to', () => {
  expect(
    deskPages(
      RESOURCES,
      NAV_GROUPS.flatMap(({ entries }) => entries),
    ),
  ).toEqual(
    expect.arrayContaining([
      ...['/admin', '/admin/kitchen-day', '/admin/subscriptions', '/admin/mails/:id/show'],
      ...['/admin/dishes/:id', '/admin/dishes/create', '/admin/customers/:id/merge'],
    ]),
  );
});

it.each([
  ['.-0a1b2c3d.html', '/'],
  ['.blog.how-credits-work-0a1b2c3d.html', '/blog/how-credits-work'],
  ['.admin.mails.7.show-0a1b2c3d.html', '/admin/mails/7/show'],
])('knows from the name of %s that it is of %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});

it('names the pages at which nobody looked', () => {
  const pages = ['/', '/pricing/:cycle?', '/blog/:blogId', '/dishes/:id', '/dishes/create', '/*'];
  expect(notVisited(pages, ['/', '/pricing', '/dishes/create', '/blog/one'])).toEqual([
    '/dishes/:id',
    '/*',
  ]);
  expect(notVisited(pages, ['/nothing-is-here'])).toEqual(pages.slice(0, -1));
  expect(
    notVisited(pages, ['/', '/pricing/yearly', '/blog/one', '/dishes/7', '/dishes/create', '/x']),
  ).toEqual([]);
});
