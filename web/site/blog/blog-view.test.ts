import { describe, expect, it } from 'vitest';
import {
  blogFilterPath,
  blogViewPath,
  isBlogFiltered,
  postFilterOf,
  postInUrl,
  readBlogView,
  requirePostInUrl,
  WHOLE_BLOG,
} from './blog-view.ts';

const read = (query: string) => readBlogView(new URLSearchParams(query));

describe('the address of the blog', () => {
  it('lists everything when it says nothing', () => {
    expect(read('')).toEqual(WHOLE_BLOG);
    expect(blogViewPath(WHOLE_BLOG)).toBe('/blogs');
  });

  it('keeps search, category and page', () => {
    const query = 'search=kadhi&category=festivals&page=3';
    expect(blogViewPath(read(query))).toBe(`/blogs?${query}`);
  });

  it('understands a category by its name, too', () => {
    expect(read('category=+Jain+Cooking').category).toBe('jain-cooking');
  });

  it('spells a category as its slug is spelt', () => {
    expect(read('category=Jain+%26+Swaminarayan').category).toBe('jain-swaminarayan');
    expect(blogViewPath(read('category=Festival%20Sweets'))).toBe(
      '/blogs?category=festival-sweets',
    );
  });

  it.each(['%00', 'festivals%00', 'a%0Ab', '%26%26', '-'])(
    'knows no category where %s cannot be one',
    (written) => {
      expect(read(`category=${written}`).category).toBe('-');
    },
  );

  it('does not mind what it cannot know', () => {
    expect(read('page=-1&category=+&colour=red')).toEqual(WHOLE_BLOG);
    expect(read('page=1e9').page).toBe(1);
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  it('begins at the first page with every other filter', () => {
    expect(blogFilterPath(read('search=dal&page=4'), { category: 'festivals' })).toBe(
      '/blogs?search=dal&category=festivals',
    );
    expect(blogFilterPath(read('category=festivals&page=4'), { category: null })).toBe('/blogs');
  });

  it('knows whether something is left out', () => {
    expect(isBlogFiltered(read('page=2'))).toBe(false);
    expect(isBlogFiltered(read('search=+'))).toBe(false);
    expect(isBlogFiltered(read('category=festivals'))).toBe(true);
  });
});

it('asks for six posts at a time, and for what the address says', () => {
  expect(postFilterOf(WHOLE_BLOG)).toEqual({ page: 1, limit: 6 });
  expect(postFilterOf(read('category=festivals&search=+ladoo+&page=2'))).toEqual({
    page: 2,
    limit: 6,
    category_id: 'festivals',
    search: 'ladoo',
  });
});

const query = (written = '') => new URLSearchParams(written);

describe('the post of an address', () => {
  it('stands in its path', () => {
    expect(postInUrl('storing-rotis', query('slug=other'))).toBe('storing-rotis');
  });

  it('or in its query', () => {
    expect(postInUrl(undefined, query('slug=storing-rotis&id=1'))).toBe('storing-rotis');
    expect(postInUrl(undefined, query('id=+1+'))).toBe('1');
  });

  it('and otherwise the list is shown', () => {
    expect(postInUrl(undefined, query('slug=+'))).toBeNull();
    const refused = () => requirePostInUrl(undefined, 'https://dabba.example/blogdetails');
    expect(refused).toThrow(
      expect.objectContaining({ status: 302, headers: new Headers({ location: '/blogs' }) }),
    );
  });
});
