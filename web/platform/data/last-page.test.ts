import { expect, it } from 'vitest';
import { requirePage } from './last-page.ts';

const pathOf = (page: number) => `/list?page=${page}`;

const sentOn = (page: number, total_pages: number) => {
  try {
    requirePage({ page, total_pages }, pathOf);
    return null;
  } catch (answer) {
    const { status, headers } = answer as Response;
    return [status, headers.get('location')];
  }
};

it.each([
  [4, 3, 3],
  [99_999, 3, 3],
  [2, 0, 1],
])('page %i of %i is not there: the last that is, is', (page, pages, last) => {
  expect(sentOn(page, pages)).toEqual([302, pathOf(last)]);
});

it('shows every page that there is, and the first of nothing', () => {
  expect([sentOn(1, 3), sentOn(3, 3), sentOn(1, 0)]).toEqual([null, null, null]);
});

it('asks nothing of a page that came without its list', () => {
  expect(() => requirePage(undefined, pathOf)).not.toThrow();
});
