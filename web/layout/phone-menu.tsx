import { Menu as MenuIcon, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { session } from '#web/account/session/session.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { useFirstName, useLoginPath } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { useOnNavigation } from './menu.tsx';
import { ACCOUNT_LINKS, FIRST_LINKS, OTHER_LINKS, SERVICES } from './nav-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ID = 'phone-menu';

const ENTRY =
  'flex min-h-13 items-center font-heading text-title border-b border-line aria-[current=page]:text-chilli-ink';

/**
 * The links of a phone, on the native popover: it opens before React arrives, sits above everything
 * and closes on Esc, on a press outside and when the page changes.
 */
export function PhoneMenu() {
  const popover = useRef<HTMLDivElement>(null);
  const firstName = useFirstName();
  const login = useLoginPath();

  useOnNavigation(() => popover.current?.hidePopover?.());

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="-me-2 grid size-12 cursor-pointer place-items-center rounded-full hover:bg-sunken focus-visible:rounded-full"
      >
        <Icon of={MenuIcon} className="size-6" />
      </button>
      <div
        ref={popover}
        id={ID}
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(100%,26rem)] max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink shadow-raised"
      >
        <div className="flex min-h-full flex-col px-[clamp(1.125rem,4vw,2rem)] pb-8">
          <div className="flex h-18 shrink-0 items-center justify-between sm:h-20">
            <Brand />
            <button
              type="button"
              popoverTarget={ID}
              popoverTargetAction="hide"
              aria-label="Close the menu"
              className="-me-2 grid size-12 cursor-pointer place-items-center rounded-full hover:bg-sunken focus-visible:rounded-full"
            >
              <Icon of={X} className="size-6" />
            </button>
          </div>
          <nav aria-label="Main" className="grid">
            {[...FIRST_LINKS, ...SERVICES, ...OTHER_LINKS].map(({ label, to }) => (
              <NavLink key={to} to={to} end={to === paths.home} className={ENTRY}>
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-6 grid gap-3">
            <div className="grid grid-cols-2 gap-3 signed-in:hidden">
              <Link to={login} rel={relOf(login)} className={buttonClass('quiet', 'medium')}>
                Log in
              </Link>
              <Link to={paths.register} className={buttonClass('quiet', 'medium')}>
                Register
              </Link>
            </div>
            <div className="grid visitor:hidden">
              <p className="mb-1 min-h-6 text-ink-soft">{firstName && `Hello ${firstName}`}</p>
              {ACCOUNT_LINKS.map(({ label, to }) => (
                <NavLink key={to} to={to} className={ENTRY}>
                  {label}
                </NavLink>
              ))}
              <button
                type="button"
                onClick={() => void session.leave()}
                className={`${ENTRY} cursor-pointer text-left`}
              >
                Logout
              </button>
            </div>
          </div>
          <div className="mt-auto pt-8">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </div>
  );
}
