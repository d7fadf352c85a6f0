import { KeyRound, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { TIME_ZONES } from '#contract/account/customer-settings.ts';
import { sessions } from '#contract/account/sessions.ts';
import { THEME_LABELS, THEMES } from '#domain/platform/theme.ts';
import { VerifyEmail } from '#web/account/email-codes/confirm-by-code.tsx';
import { zoneName } from '#web/account/session/instant-text.tsx';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { session } from '#web/account/session/session.ts';
import { CalendarOffer } from '#web/account/settings/calendar-offer.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { ChoiceTile } from '#web/platform/form/check-row.tsx';
import { NativeSelect } from '#web/platform/form/labelled.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { LeaveWarning } from '#web/platform/ui/leave-warning.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/settings-page';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Settings',
    description: 'Which mails you get, how the site looks, your data, and where you are signed in.',
    path: paths.settings,
    noindex: true,
  });

const ROW = 'grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_1fr]';

/** Whose account it is, and the way to change that. */
function AccountSection({ user }: { user: Customer }) {
  return (
    <SettingsSection title="Account">
      <dl className="-mt-2">
        <div className={ROW}>
          <dt className="text-ink-soft">Name</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{user.name}</dd>
        </div>
        <div className={ROW}>
          <dt className="text-ink-soft">E-mail</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
            <span className="min-w-0">{user.email}</span>
            <Badge tone={user.email_verified ? 'leaf' : 'turmeric'}>
              {user.email_verified ? 'Confirmed' : 'Not confirmed yet'}
            </Badge>
          </dd>
        </div>
      </dl>
      <LinkButton to={paths.profile} kind="quiet" size="small" className="mt-3">
        Open my profile
      </LinkButton>
    </SettingsSection>
  );
}

/** How the site looks, and whose clock tells when something happened. */
function PreferencesSection({ form: { values, change } }: { form: SettingsForm }) {
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
              label={THEME_LABELS[theme]}
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

/** Saves all sections; while something is not saved yet it stays in sight. */
function SaveBar({
  busy,
  isChanged,
  onSave,
}: {
  busy: boolean;
  isChanged: boolean;
  onSave: () => void;
}) {
  return (
    <div
      data-foot-bar={isChanged ? '' : undefined}
      className={`no-print z-20 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card border p-3 sm:px-5 ${isChanged ? 'sticky bottom-3 border-line bg-card shadow-raised' : 'border-transparent'}`}
    >
      <p role="status" className="text-ink-soft max-sm:sr-only">
        {isChanged && 'Your changes are not saved yet.'}
      </p>
      <Button busy={busy} busyText="Saving..." onClick={onSave} className="max-sm:grow">
        Save Changes
      </Button>
    </div>
  );
}

/** Ends every session of the account, this one too, after a question. */
function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { submit, busy, error } = useSubmit(async (_: null) => {
    const current = session.get();
    await call(sessions.endAll, {});
    if (current.status === 'signed-in') session.end(current.token, 'left');
  });
  return (
    <>
      <Button kind="danger" size="small" className="mt-4" onClick={() => setAsking(true)}>
        <Icon of={LogOut} className="size-4.5" />
        Sign out everywhere
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={busy}
        title="Sign out everywhere?"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)} aria-disabled={busy}>
              Stay signed in
            </Button>
            <Button busy={busy} busyText="Signing out…" onClick={() => void submit(null)}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>
          Every device and browser is signed out at once, this one too. What you have booked and
          ordered stays as it is.
        </p>
        {error && (
          <Banner kind="error" className="mt-4">
            {error.message}
          </Banner>
        )}
      </Dialog>
    </>
  );
}

/** The password, and where the account is open. */
function SecuritySection({ user }: { user: Customer }) {
  return (
    <SettingsSection title="Security">
      <LinkButton to={paths.changePassword} kind="quiet" size="small">
        <Icon of={KeyRound} className="size-4.5" />
        {user.has_password ? 'Change password' : 'Set a password'}
      </LinkButton>
      <h3 className="mt-7 mb-1 text-title-sm">Where you are signed in</h3>
      <SessionsList />
      <SignOutEverywhere />
    </SettingsSection>
  );
}

/**
 * The sections of the settings. What is switched is saved with the button at the foot; what is
 * done (ending a session, asking for one's data) is done at once.
 */
function SettingsScreen({ user }: { user: Customer }) {
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

/** What a customer chooses. */
export default function SettingsPage() {
  const customer = useCustomer();
  return (
    <div className="wrap">
      <div className="mx-auto max-w-3xl">
        <PageHeading title="Settings" />
        <div className="grid gap-5 sm:gap-6">
          {customer ? <SettingsScreen user={customer} /> : <SettingsSkeleton />}
          <SupportLine />
        </div>
      </div>
    </div>
  );
}

/** The room of the first sections, as long as nobody knows who is here. */
const SettingsSkeleton = () => (
  <Skeleton className="grid gap-5 sm:gap-6">
    <Bone className="h-64 rounded-card" />
    <Bone className="h-72 rounded-card" />
    <Bone className="h-64 rounded-card" />
  </Skeleton>
);
