import { useId } from 'react';
import { TIME_ZONES } from '#contract/account/customer-settings.ts';
import { THEME_WORDS, THEMES } from '#domain/platform/theme.ts';
import { zoneName } from '#web/account/session/zone-words.ts';
import { ChoiceTile } from '#web/platform/ui/controls/choice-tile.tsx';
import { NativeSelect } from '#web/platform/ui/controls/native-select.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** How the site looks, and whose clock tells when something happened. */
export function PreferencesSection({ form: { values, change } }: { form: SettingsForm }) {
  const id = useId();
  return (
    <SettingsSection title="Preferences">
      <fieldset className="mb-6 min-w-0">
        <legend className="mb-1.5 font-semibold">
          Theme <span className="font-normal text-ink-soft">Auto is as your device has it.</span>
        </legend>
        <div className="grid grid-cols-3 gap-2 sm:gap-2.5">
          {THEMES.map((theme) => (
            <ChoiceTile
              key={theme}
              type="radio"
              name={id}
              label={THEME_WORDS[theme]}
              checked={values.theme === theme}
              onChange={() => change({ theme })}
            />
          ))}
        </div>
      </fieldset>
      <label htmlFor={`${id}-zone`} className="mb-1.5 block font-semibold">
        Time zone
      </label>
      <NativeSelect
        id={`${id}-zone`}
        value={values.timezone}
        onChange={({ target }) =>
          change({ timezone: target.value as SettingsForm['values']['timezone'] })
        }
        aria-describedby={`${id}-hint`}
      >
        {TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
          </option>
        ))}
      </NativeSelect>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        For when something happened, such as when you ordered. Delivery days and times are always
        Toronto's, where the kitchen is.
      </p>
    </SettingsSection>
  );
}
