import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, useBusiness } from '../business.ts';
import { myOrdersPath, paths, pricingPath } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const COLUMNS = [
  {
    title: 'Order',
    links: [
      { label: 'Daily Tiffin', to: pricingPath({ service: 'tiffin' }) },
      { label: 'Pricing', to: paths.pricing },
      { label: 'My Orders', to: myOrdersPath() },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { label: 'Policies', to: paths.policy },
      { label: 'Privacy', to: paths.privacy },
    ],
  },
];

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
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
      <div className="wrap grid gap-x-10 gap-y-8 pt-10 pb-6 sm:grid-cols-2 sm:pt-14 lg:grid-cols-[1.5fr_1fr_1fr_1.6fr]">
        <div>
          <Brand />
          <p className="mt-2 max-w-72 text-ink-soft">{business?.tagline}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
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
          <Column title="The kitchen">
            <ul>
              <li>
                <a href={`tel:${business.phone}`} className={LINK}>
                  <Icon of={Phone} className="size-4.5" />
                  {formatPhone(business.phone)}
                </a>
              </li>
              <li>
                <a href={`mailto:${business.email}`} className={`${LINK} max-w-full`}>
                  <Icon of={Mail} className="size-4.5" />
                  <span className="min-w-0 break-words">{business.email}</span>
                </a>
              </li>
              <li className="flex min-h-11 items-center gap-2.5 text-ink-soft">
                <Icon of={MapPin} className="size-4.5" />
                {business.address}
              </li>
            </ul>
          </Column>
        )}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-line py-5">
        <p className="text-sm text-ink-soft">
          {business && `${business.serviceHours}. Times are Toronto's.`}
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
