import { expect, it } from 'vitest';
import { relOf } from './crawled-urls.ts';

it.each([
  '/weeklymenu?day=Friday',
  '/weeklymenu?diet=jain&without=Milk',
  '/weeklymenu?week=2026-11-30',
  '/weeklymenu?diet=jain&day=Friday',
  '/snacks?search=khandvi',
  '/snacks?vegetarian=1',
  '/snacks?spicy=1',
  '/snacks?limit=100',
  '/register?returnUrl=%2Fpricing',
  '/login?redirect=%2Fpricing',
])('crawlers need not follow a link to %s', (address) => {
  expect(relOf(address)).toBe('nofollow');
});

it.each(['/', '/weeklymenu?week=next&diet=jain', '/snacks?category=sweet&page=2', '/blog/a-day=1'])(
  'crawlers may follow a link to %s',
  (address) => {
    expect(relOf(address)).toBeUndefined();
  },
);
