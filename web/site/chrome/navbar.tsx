import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { MENU_ITEM, Menu } from './menu.tsx';
import { FIRST_LINKS, OTHER_LINKS, SERVICES } from './nav-items.ts';
import { PhoneMenu } from './phone-menu.tsx';

const LINK =
  'inline-flex min-h-11 items-center rounded-full px-2 font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full xl:px-2.5 aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-turmeric aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8';

/** The top of every page: brand, links, account, and 'Order Now'; a phone has the links in a menu. */
export function Navbar() {
  return (
    <header className="no-print relative z-30">
      <div className="wrap flex h-18 items-center gap-2 sm:h-20 lg:gap-4 xl:gap-6">
        <Brand />
        <nav aria-label="Main" className="hidden shrink-0 items-center lg:flex">
          {FIRST_LINKS.map(({ label, to }) => (
            <NavLink key={to} to={to} end className={LINK}>
              {label}
            </NavLink>
          ))}
          <Menu label="Services">
            {SERVICES.map(({ label, to, words }) => (
              <NavLink key={to} to={to} className={MENU_ITEM}>
                {label}
                <span className="text-sm font-normal text-ink-soft">{words}</span>
              </NavLink>
            ))}
          </Menu>
          {OTHER_LINKS.map(({ label, to }) => (
            <NavLink key={to} to={to} className={LINK}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-1 sm:gap-3 lg:gap-1 xl:gap-3">
          <div className="hidden lg:block">
            <AccountMenu />
          </div>
          <CartLink />
          <LinkButton to={paths.pricing} size="small">
            Order Now
          </LinkButton>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
