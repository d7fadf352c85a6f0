import { describe, expect, it } from 'vitest';
import { loginPath, orderConfirmationPath, pricingPath } from './paths.ts';

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
