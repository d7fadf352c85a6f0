import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Brand } from './brand.tsx';
import { FOOTER } from './nav-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

function Column({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-sans text-base font-bold tracking-normal">{title}</h2>
      {children}
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center gap-2.5 text-ink-soft hover:text-ink hover:underline underline-offset-4';

/** The foot of every page but those of signing in: where things are, and how to reach the kitchen. */
export function Footer() {
  const business = useBusiness();
  return (
    <footer className="no-print mt-16 border-t border-line bg-sunken sm:mt-24">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-7 pt-10 pb-6 sm:gap-x-10 sm:pt-14 lg:grid-cols-[1.5fr_1fr_1fr_1.7fr]">
        <div className="max-lg:col-span-2">
          <Brand />
          <p className="mt-2 max-w-72 text-ink-soft">{business?.tagline}</p>
        </div>
        {FOOTER.map(({ title, links }) => (
          <Column key={title} title={title}>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        {business && (
          <Column title="The kitchen" className="max-lg:col-span-2">
            <ul>
              {business.phone && (
                <li>
                  <a href={`tel:${business.phone}`} className={LINK}>
                    <Icon of={Phone} className="size-4.5" />
                    {formatPhone(business.phone)}
                  </a>
                </li>
              )}
              <li>
                {business.email ? (
                  <a href={`mailto:${business.email}`} className={`${LINK} max-w-full`}>
                    <Icon of={Mail} className="size-4.5" />
                    <span className="min-w-0 wrap-anywhere">{business.email}</span>
                  </a>
                ) : (
                  <Link to={paths.contact} className={LINK}>
                    <Icon of={Mail} className="size-4.5" />
                    Write to us
                  </Link>
                )}
              </li>
              {business.address && (
                <li className="flex min-h-11 items-start gap-2.5 py-2 text-ink-soft [&>svg]:mt-1">
                  <Icon of={MapPin} className="size-4.5" />
                  {business.address}
                </li>
              )}
            </ul>
          </Column>
        )}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5">
          <p className="text-sm text-ink-soft">
            {business && `Tiffins: ${business.serviceHours}. Times are Toronto's.`}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
