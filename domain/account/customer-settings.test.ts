import { describe, expect, it } from 'vitest';
import { changeBetween, DEFAULT_CUSTOMER_SETTINGS, withChange } from './customer-settings.ts';

const before = DEFAULT_CUSTOMER_SETTINGS;

it('somebody who has chosen nothing hears of their orders, and is told nothing else', () => {
  expect(DEFAULT_CUSTOMER_SETTINGS).toEqual({
    notifications: {
      ...{ email: true, sms: false, whatsapp: false, push: true },
      ...{ orderUpdates: true, promotions: false },
    },
    privacy: { profileVisibility: 'public', dataSharing: false, analytics: true },
    preferences: { language: 'en', timezone: 'America/Toronto', currency: 'CAD', theme: 'light' },
  });
});

describe('a change of settings', () => {
  it('is what differs, and nothing else', () => {
    const after = {
      ...before,
      notifications: { ...before.notifications, promotions: true },
      preferences: { ...before.preferences, theme: 'dark' as const },
    };
    expect(changeBetween(before, after)).toEqual({
      notifications: { promotions: true },
      preferences: { theme: 'dark' },
    });
  });

  it('is none when nothing differs', () => {
    expect(changeBetween(before, structuredClone(before))).toBeNull();
  });

  it('leaves alone what it does not name', () => {
    const once = withChange(before, { notifications: { promotions: true } });
    const twice = withChange(once, { notifications: { orderUpdates: false } });
    expect(twice).toEqual({
      ...before,
      notifications: { ...before.notifications, promotions: true, orderUpdates: false },
    });
  });
});
