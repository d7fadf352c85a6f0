import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { chooseTheme, showTheme, storedTheme } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/use-theme.ts';
import { freshUserQuery } from './queries.ts';
import { saveSettings } from './save-settings.ts';
import { changeOf, type SettingsValues, valuesOf, without } from './settings-values.ts';

export type SettingsForm = {
  values: SettingsValues;
  change: (changed: Partial<SettingsValues>) => void;
  save: () => Promise<void>;
  isChanged: boolean;
};

/**
 * The settings of a customer while they are changed: what was touched, over what this browser knows,
 * so that everything else follows what changes elsewhere. A theme shows as soon as it is picked.
 */
export function useSettingsForm(user: User): SettingsForm {
  const known = user.settings ?? DEFAULT_CUSTOMER_SETTINGS;
  const chosenTheme = useTheme() ?? storedTheme();
  const [touched, setTouched] = useState<Partial<SettingsValues>>({});
  const base = valuesOf(known, chosenTheme);
  const values = { ...base, ...touched };
  useQuery(freshUserQuery());

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
