import { KeyRound } from 'lucide-react';
import type { User } from '#contract/account/accounts.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The password, and where the account is open. */
export function SecuritySection({ user }: { user: User }) {
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
