import { describe, expect, it } from 'vitest';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { changeOf, valuesOf, without } from './use-settings-form.ts';

const known = DEFAULT_CUSTOMER_SETTINGS;
const before = valuesOf(known, 'light');

describe('what the form changes', () => {
  it('is nothing while nothing was touched', () => {
    expect(changeOf(known, before)).toEqual({});
  });

  it('is what was touched, and nothing that is not shown', () => {
    expect(changeOf(known, { ...before, promotions: true, analytics: false })).toEqual({
      notifications: { promotions: true },
      privacy: { analytics: false },
    });
  });

  it('is the theme of this browser, where the account has another one', () => {
    expect(changeOf(known, valuesOf(known, 'dark'))).toEqual({ preferences: { theme: 'dark' } });
  });
});

describe('what was touched', () => {
  it('is to be saved where it differs from what is so already', () => {
    expect(without({ email: true, promotions: true, theme: 'light' }, before)).toEqual({
      promotions: true,
    });
    expect(without({}, before)).toEqual({});
  });
});
