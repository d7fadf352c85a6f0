import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatches } from 'react-router';
import { useBusiness } from '#web/kitchen/business.ts';
import { ContactLinks } from '#web/kitchen/contact-links.tsx';
import { cartPath, paths } from '#web/paths.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { LiveRegion } from '#web/platform/ui/live-region.tsx';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { itemCountOf, itemCountText } from '#web/snacks/cart/cart-count.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { MENU_ITEM, Menu } from './menu.tsx';
import { FIRST_LINKS, OTHER_LINKS, SERVICES } from './nav-items.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PageChange } from './page-change.tsx';
import { PhoneMenu } from './phone-menu.tsx';

/** Says to a browser without JavaScript what does not work, and how else to reach the kitchen. */
function NeedsJavascript() {
  const business = useBusiness();
  const isReached = business?.phone || business?.email;
  return (
    <noscript>
      <p className="no-print bg-turmeric-tint px-4 py-2.5 text-center text-sm text-turmeric-ink">
        <strong>Ordering, signing in and writing to us need JavaScript.</strong>
        {isReached && (
          <>
            {' '}
            Without it, use{' '}
            <ContactLinks business={business} className="underline underline-offset-4" />.
          </>
        )}
      </p>
    </noscript>
  );
}

/** What surrounds every page: skip link, navbar, the page, footer, and what is said about the tab. */
export function PageLayout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to the content
      </a>
      <Navbar />
      <OfflineNotice />
      <NeedsJavascript />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {handle?.footer !== false && <Footer />}
      <PageChange />
      <LiveRegion />
    </div>
  );
}

/** The way to the cart from everywhere, with how much is in it; the number moves nothing. */
function CartLink() {
  const count = itemCountOf(useCart());
  return (
    <Link
      to={cartPath}
      aria-label={count > 0 ? `Your cart, ${itemCountText(count)}` : 'Your cart'}
      className="relative grid size-11 place-items-center rounded-full text-ink hover:bg-sunken focus-visible:rounded-full"
    >
      <Icon of={ShoppingBag} className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-bold text-paper tabular-nums forced-colors:border"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}

const LINK =
  'inline-flex min-h-11 items-center rounded-full px-2 font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full xl:px-2.5 aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-turmeric aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8';

/** The top of every page: brand, links, account, and 'Order Now'; a phone has the links in a menu. */
function Navbar() {
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
