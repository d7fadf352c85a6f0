import { describe, expect, it } from 'vitest';
import {
  clearedSnacksPath,
  filterPath,
  isSnacksFiltered,
  readSnacksView,
  SNACK_GRID,
  snackFilterOf,
  snacksViewPath,
} from './snacks-view.ts';

const read = (query: string) => readSnacksView(SNACK_GRID, new URLSearchParams(query));

describe('the address of the snacks', () => {
  it('shows everything, five at a time, when it says nothing', () => {
    expect(read('')).toEqual({
      category: null,
      vegetarian: false,
      spicy: false,
      search: '',
      page: 1,
      limit: 5,
    });
    expect(snacksViewPath(SNACK_GRID, read(''))).toBe('/snacks');
  });

  it('keeps every filter, page and search', () => {
    const query = 'category=street-food&vegetarian=1&spicy=1&search=dabeli&page=3&limit=12';
    expect(snacksViewPath(SNACK_GRID, read(query))).toBe(`/snacks?${query}`);
  });

  it('understands categories as old links spell them', () => {
    expect(read('category=Indian%20Snacks').category).toBe('indian-snacks');
    expect(read('category=street_food').category).toBe('street-food');
    expect(read('category=+Street+Food+').category).toBe('street-food');
  });

  it('does not mind what it cannot know', () => {
    expect(read('category=sweet&spicy=perhaps&page=-1&limit=9999')).toEqual(read(''));
    expect(read('page=1e9').page).toBe(1);
  });

  it('begins at the first page with every other filter', () => {
    expect(filterPath(SNACK_GRID, read('page=3&limit=12'), { spicy: true })).toBe(
      '/snacks?spicy=1&limit=12',
    );
  });

  it('shows twelve at a time once the filters are cleared', () => {
    expect(clearedSnacksPath(SNACK_GRID)).toBe('/snacks?limit=12');
    expect(clearedSnacksPath({ ...SNACK_GRID, path: '/snack-order', limits: [50] })).toBe(
      '/snack-order',
    );
    expect(isSnacksFiltered(read('limit=12'))).toBe(false);
    expect(isSnacksFiltered(read('search=+'))).toBe(false);
    expect(isSnacksFiltered(read('spicy=1'))).toBe(true);
  });
});

it('asks for what the address says, and for nothing else', () => {
  expect(snackFilterOf(read(''))).toEqual({ page: 1, limit: 5 });
  expect(snackFilterOf(read('category=indian-snacks&spicy=1&search=+patra+'))).toEqual({
    page: 1,
    limit: 5,
    category: 'indian-snacks',
    is_spicy: true,
    search: 'patra',
  });
});
