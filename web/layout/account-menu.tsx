import { CircleUser } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { session, useSession } from '#web/account/session/session.ts';
import { loginPath, paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { MENU_ITEM, Menu } from './menu.tsx';
import { ACCOUNT_LINKS } from './nav-items.ts';

/**
 * Pages that login does not come back to: one is signing in there, a mail's secret opened them, or
 * they stand in for another.
 */
const NOT_BACK_TO: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.skipDelivery,
  paths.invitation,
  paths.unsubscribe,
  paths.busy,
];

/** Login that comes back to this page, where there is something to come back to. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return NOT_BACK_TO.includes(pathname) ? paths.login : loginPath(pathname + search);
}

/** The first name of whoever is signed in; empty until the session is known. */
export function useFirstName(): string {
  const current = useSession();
  return current.status === 'signed-in' ? current.user.first_name : '';
}

/** 'Log in' for a visitor, a menu for a customer; both are in the HTML and CSS shows one. */
export function AccountMenu() {
  const firstName = useFirstName();
  const login = useLoginPath();
  return (
    <>
      <Link
        to={login}
        rel={relOf(login)}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-ink-soft hover:text-ink focus-visible:rounded-full signed-in:hidden"
      >
        Log in
      </Link>
      <div className="visitor:hidden">
        <Menu
          align="end"
          label={
            // Room for a long name, so that nothing moves once it is known.
            <span className="flex w-25 items-center justify-end gap-2">
              <Icon of={CircleUser} />
              <span className="max-w-18 truncate">{firstName || 'Account'}</span>
            </span>
          }
        >
          {ACCOUNT_LINKS.map(({ label, to }) => (
            <Link key={to} to={to} className={MENU_ITEM}>
              {label}
            </Link>
          ))}
          <button type="button" onClick={() => void session.leave()} className={MENU_ITEM}>
            Logout
          </button>
        </Menu>
      </div>
    </>
  );
}
