import type { User } from '#contract/account/accounts.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { CalendarOffer } from '#web/tiffin/calendar-feed/calendar-offer.tsx';
import { VerifyEmail } from '#web/account/profile/verify-email.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LeaveWarning } from '#web/platform/ui/leave-warning.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/**
 * The sections of the settings. What is switched is saved with the button at the foot; what is
 * done (ending a session, asking for one's data) is done at once.
 */
export function SettingsScreen({ user }: { user: User }) {
  const form = useSettingsForm(user);
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async (_: null) => {
    await form.save();
    toast({ message: 'Settings saved successfully!' });
  });
  return (
    <>
      <AccountSection user={user} />
      <VerifyEmail user={user} />
      <NotificationsSection form={form} user={user} />
      <PrivacySection form={form} user={user} />
      <PreferencesSection form={form} />
      <SettingsSection title="Your calendar">
        <CalendarOffer />
      </SettingsSection>
      <SecuritySection user={user} />
      {error && (
        <Banner kind="error" title="Failed to save settings. Please try again.">
          {error.code !== 'server_error' && error.message}
        </Banner>
      )}
      <SaveBar busy={busy} isChanged={form.isChanged} onSave={() => void submit(null)} />
      <LeaveWarning when={form.isChanged}>
        <p>Your changes are not saved yet.</p>
      </LeaveWarning>
    </>
  );
}
