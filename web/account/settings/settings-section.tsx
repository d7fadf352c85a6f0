import { type ReactNode, useId } from 'react';
import { CheckRow } from '#web/platform/form/check-row.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import type { SettingsForm, SettingsValues } from './use-settings-form.ts';

/** One of the sections of the settings, with its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-8">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}

type SwitchName = {
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
  name: SwitchName;
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
