import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicBusiness } from '#contract/kitchen.ts';
import type { Place } from '#contract/settings.ts';
import { formatPhone } from '#web/business.ts';
import { PlaceMap } from '#web/map/place-map.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MapToUs } from './map-to-us.tsx';

function Detail({
  icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="relative ps-14.5">
      <dt className="text-sm text-ink-soft">
        <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
          <Icon of={icon} />
        </span>
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center text-lg font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink';

/** Where the kitchen is and how to reach it without a form. */
export function ContactDetails({
  business,
  place,
}: {
  business: PublicBusiness;
  place: Place | null;
}) {
  return (
    <section
      aria-labelledby="reach-us"
      className="grid items-center gap-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-8"
    >
      <h2 id="reach-us" className="sr-only">
        How to reach us
      </h2>
      <PlaceMap place={place} label={business.name} />
      <dl className="grid gap-4">
        <Detail icon={Phone} label={`Phone, ${business.supportHours}`}>
          <a href={`tel:${business.phone}`} className={LINK}>
            {formatPhone(business.phone)}
          </a>
        </Detail>
        <Detail icon={Mail} label="E-mail">
          <a href={`mailto:${business.email}`} className={LINK}>
            {business.email}
          </a>
        </Detail>
        <Detail icon={MapPin} label="Address">
          <span className="block py-2 text-lg font-semibold">{business.address}</span>
          <MapToUs business={business} place={place} />
        </Detail>
      </dl>
    </section>
  );
}
