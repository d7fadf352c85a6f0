import type { User } from '#contract/account/accounts.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

const ROW = 'grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_1fr]';

/** Whose account it is, and the way to change that. */
export function AccountSection({ user }: { user: User }) {
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
