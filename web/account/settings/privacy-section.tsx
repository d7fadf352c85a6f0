import type { User } from '#contract/account/accounts.ts';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { paths } from '#web/paths.ts';
import { YourData } from '#web/account/your-data/your-data.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** What the house may count, and what one can do about one's data. */
export function PrivacySection({ form, user }: { form: SettingsForm; user: User }) {
  return (
    <SettingsSection title="Privacy">
      <SettingSwitch
        form={form}
        name="analytics"
        label="Count my visits"
        hint={
          <>
            We count how often each page is looked at on a day: nothing about you, no cookie, and
            nobody else is told. <TextLink to={paths.privacy}>How we treat your data</TextLink>
          </>
        }
      />
      <YourData user={user} />
    </SettingsSection>
  );
}
