import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('a redirect target', () => {
  it.each([
    '/',
    '/tiffin-checkout',
    '/my-orders?tab=tiffin',
    '/blog/a%20b#top',
    '/a//b',
    '/?next=https://x.example',
    `/${'a'.repeat(1999)}`,
  ])('keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    '',
    null,
    undefined,
    'tiffin-checkout',
    'tiffin/checkout',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    ' /pricing',
    '/\u0000',
    '/\u2028/evil.example',
    `/${'a'.repeat(2000)}`,
  ])('turns %j into the home page', (target) => {
    expect(sameSitePath(target)).toBe('/');
  });

  it('never leaves the site, whatever is typed', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'https:',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sameSitePath(`/${pieces.join('')}`);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'https://dabba.example').origin).toBe('https://dabba.example');
        expect(sameSitePath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});
