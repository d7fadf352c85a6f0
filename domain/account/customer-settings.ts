import type { CustomerSettings, SettingsChange } from '#contract/account/customer-settings.ts';

/** What holds for somebody who has chosen nothing (docs/rules.md#settings-of-a-customer). */
export const DEFAULT_CUSTOMER_SETTINGS: CustomerSettings = {
  notifications: {
    email: true,
    sms: false,
    whatsapp: false,
    push: true,
    orderUpdates: true,
    promotions: false,
  },
  privacy: { profileVisibility: 'public', dataSharing: false, analytics: true },
  preferences: {
    language: 'en',
    timezone: 'America/Toronto',
    currency: 'CAD',
    theme: 'light',
  },
};

/** The settings after a change; what it does not name stays as it was. */
export const withChange = (
  settings: CustomerSettings,
  change: SettingsChange,
): CustomerSettings => ({
  notifications: { ...settings.notifications, ...change.notifications },
  privacy: { ...settings.privacy, ...change.privacy },
  preferences: { ...settings.preferences, ...change.preferences },
});

const PARTS = ['notifications', 'privacy', 'preferences'] as const;

/** What differs between two settings, as a change from the first to the second; null for nothing. */
export function changeBetween(
  before: CustomerSettings,
  after: CustomerSettings,
): SettingsChange | null {
  const changed = PARTS.flatMap((part) => {
    const known: Record<string, unknown> = before[part];
    const differing = Object.entries(after[part]).filter(([name, value]) => known[name] !== value);
    return differing.length > 0 ? [[part, Object.fromEntries(differing)]] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
