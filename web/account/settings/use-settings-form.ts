import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import type { CustomerSettings, SettingsChange } from '#contract/account/customer-settings.ts';
import { sessions } from '#contract/account/sessions.ts';
import type { Theme } from '#contract/platform/theme.ts';
import { changeBetween, DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { chooseTheme, showTheme, storedTheme, useTheme } from '#web/account/settings/theme.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { refreshCustomer, saveSettings } from './save-settings.ts';

/** What can be chosen on the screen: what has nothing behind it is not shown. */
export type SettingsValues = {
  email: boolean;
  sms: boolean;
  whatsapp: boolean;
  orderUpdates: boolean;
  promotions: boolean;
  analytics: boolean;
  timezone: CustomerSettings['preferences']['timezone'];
  theme: Theme;
};

/** The form as the account has it, with the theme that this browser shows. */
export const valuesOf = (settings: CustomerSettings, theme: Theme): SettingsValues => ({
  email: settings.notifications.email,
  sms: settings.notifications.sms,
  whatsapp: settings.notifications.whatsapp,
  orderUpdates: settings.notifications.orderUpdates,
  promotions: settings.notifications.promotions,
  analytics: settings.privacy.analytics,
  timezone: settings.preferences.timezone,
  theme,
});

/** What the form changes of the account's settings; empty for nothing. */
export function changeOf(known: CustomerSettings, values: SettingsValues): SettingsChange {
  const { email, sms, whatsapp, orderUpdates, promotions, analytics, timezone, theme } = values;
  const chosen = {
    notifications: { ...known.notifications, email, sms, whatsapp, orderUpdates, promotions },
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

export type SettingsForm = {
  values: SettingsValues;
  change: (changed: Partial<SettingsValues>) => void;
  save: () => Promise<void>;
  isChanged: boolean;
};

/** Brings what this browser knows of the account up to date when the settings are looked at. */
const freshCustomerQuery = () =>
  queryOptions({ queryKey: ['settings'], queryFn: refreshCustomer, staleTime: 0 });

/** Where the customer is signed in. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => call(sessions.list, {}) });

/**
 * The settings of a customer while they are changed: what was touched, over what this browser knows,
 * so that everything else follows what changes elsewhere. A theme shows as soon as it is picked.
 */
export function useSettingsForm(user: Customer): SettingsForm {
  const known = user.settings ?? DEFAULT_CUSTOMER_SETTINGS;
  const chosenTheme = useTheme() ?? storedTheme();
  const [touched, setTouched] = useState<Partial<SettingsValues>>({});
  const base = valuesOf(known, chosenTheme);
  const values = { ...base, ...touched };
  useQuery(freshCustomerQuery());

  // A theme that was chosen elsewhere on this page shows already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the choosing that counts
  useEffect(() => setTouched(({ theme: _, ...others }) => others), [chosenTheme]);

  const { theme } = values;
  useEffect(() => {
    showTheme(theme);
    // Who leaves without saving has the colours of before.
    return () => showTheme(storedTheme());
  }, [theme]);

  return {
    values,
    change: (changed) => setTouched((before) => ({ ...before, ...changed })),
    isChanged: Object.keys(without(touched, base)).length > 0,
    async save() {
      await saveSettings(changeOf(known, values));
      if (touched.theme) chooseTheme(touched.theme);
      // What was touched while this was being saved is still to be saved.
      setTouched((now) => without(now, values));
    },
  };
}
