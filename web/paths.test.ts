import { describe, expect, it } from 'vitest';
import { loginPath, orderConfirmationPath, pricingPath, sameSitePath } from './paths.ts';

describe('a place to go back to', () => {
  it.each([
    ['/my-orders?tab=tiffin', '/my-orders?tab=tiffin'],
    ['/tiffin-checkout#start', '/tiffin-checkout#start'],
    ['/', '/'],
  ])('keeps %s', (target, kept) => {
    expect(sameSitePath(target)).toBe(kept);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'my-orders',
    '',
    null,
    undefined,
  ])('answers the front page for %j', (target) => {
    expect(sameSitePath(target)).toBe('/');
  });
});

describe('addresses', () => {
  it('write their parameters encoded, and leave out those that are not given', () => {
    expect(pricingPath({ service: 'tiffin', plan: undefined })).toBe('/pricing?service=tiffin');
    expect(loginPath('/my-orders?tab=tiffin')).toBe('/login?redirect=%2Fmy-orders%3Ftab%3Dtiffin');
    expect(loginPath()).toBe('/login');
    expect(orderConfirmationPath('TF-2026-0001')).toBe(
      '/tiffin-order-confirmation?order=TF-2026-0001',
    );
  });
});
