import { describe, expect, it } from 'vitest';
import { viewedPageOf } from './page-views.ts';

describe('the page that an address is counted as', () => {
  it.each([
    ['/', '/'],
    ['/snacks', '/snacks'],
    ['/snacks/', '/snacks'],
    ['/snacks/khaman-dhokla', '/snacks/:snack'],
    ['/blog/how-we-roll', '/blog/:post'],
    ['/blogdetails', '/blog/:post'],
    ['/catering-inquiry', '/inquarynow'],
    ['/my-orders', '/my-orders'],
  ])('%s is %s', (path, page) => {
    expect(viewedPageOf(path)).toBe(page);
  });

  it.each([
    '/reset-password',
    '/forgot-password',
    '/google-sign-in',
    '/unsubscribe',
    '/nothing-here',
    '/snacks/a/b',
    '/snacks//',
    '//',
    '',
    '/admin',
    'constructor',
    '/api/v1/settings',
  ])('%s is not counted', (path) => {
    expect(viewedPageOf(path)).toBeNull();
  });
});
