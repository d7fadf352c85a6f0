import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.ts';

const target = (query: string) => returnTarget(new URLSearchParams(query));

describe('where a login leads', () => {
  it.each([
    ['', '/'],
    ['redirect=/tiffin-checkout', '/tiffin-checkout'],
    ['redirect=%2Fmy-orders%3Ftab%3Dtiffin', '/my-orders?tab=tiffin'],
    ['returnUrl=/snack-order', '/snack-order'],
    ['redirect=/pricing&returnUrl=/snack-order', '/pricing'],
  ])('"%s" -> %s', (query, expected) => {
    expect(target(query)).toBe(expected);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never another site: %s',
    (evil) => {
      expect(target(`redirect=${encodeURIComponent(evil)}`)).toBe('/');
      expect(target(`returnUrl=${encodeURIComponent(evil)}`)).toBe('/');
    },
  );

  it.each(['/login', '/login?redirect=/login', '/register/', '/forgot-password#top'])(
    'never in a circle: %s',
    (circle) => {
      expect(target(`redirect=${encodeURIComponent(circle)}`)).toBe('/');
    },
  );
});
