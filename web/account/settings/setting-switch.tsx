import type { ReactNode } from 'react';
import { CheckRow } from '#web/platform/ui/controls/check-row.tsx';
import type { SettingsValues } from './settings-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

type Switched = {
  [Name in keyof SettingsValues]: SettingsValues[Name] extends boolean ? Name : never;
}[keyof SettingsValues];

/** One thing that is on or off. */
export function SettingSwitch({
  form: { values, change },
  name,
  label,
  hint,
}: {
  form: SettingsForm;
  name: Switched;
  label: string;
  hint: ReactNode;
}) {
  return (
    <div>
      <CheckRow
        checked={values[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
        hint={hint}
      >
        <span className="font-semibold">{label}</span>
      </CheckRow>
    </div>
  );
}
