import type { CustomerSettings, SettingsChange } from '#contract/account/customer-settings.ts';
import { changeBetween } from '#domain/account/customer-settings.ts';
import type { Theme } from '#domain/platform/theme.ts';

/** What can be chosen on the screen: what has nothing behind it is not shown. */
export type SettingsValues = {
  email: boolean;
  orderUpdates: boolean;
  promotions: boolean;
  analytics: boolean;
  timezone: CustomerSettings['preferences']['timezone'];
  theme: Theme;
};

/** The form as the account has it, with the theme that this browser shows. */
export const valuesOf = (settings: CustomerSettings, theme: Theme): SettingsValues => ({
  email: settings.notifications.email,
  orderUpdates: settings.notifications.orderUpdates,
  promotions: settings.notifications.promotions,
  analytics: settings.privacy.analytics,
  timezone: settings.preferences.timezone,
  theme,
});

/** What the form changes of the account's settings; empty for nothing. */
export function changeOf(known: CustomerSettings, values: SettingsValues): SettingsChange {
  const { email, orderUpdates, promotions, analytics, timezone, theme } = values;
  const chosen = {
    notifications: { ...known.notifications, email, orderUpdates, promotions },
    privacy: { ...known.privacy, analytics },
    preferences: { ...known.preferences, timezone, theme },
  };
  return changeBetween(known, chosen) ?? {};
}

/** What differs of them from what is so already. */
export const without = (
  touched: Partial<SettingsValues>,
  already: SettingsValues,
): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(touched).filter(
      ([name, value]) => value !== already[name as keyof SettingsValues],
    ),
  );
