import { describe, expect, it } from 'vitest';
import { postInUrl, requirePostInUrl } from './blog-view.ts';

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
