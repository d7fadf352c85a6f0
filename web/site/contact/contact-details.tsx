import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AboutKitchen, PublicBusiness } from '#contract/kitchen/kitchen.ts';
import type { GeoPoint } from '#contract/kitchen/settings.ts';
import { type Maps, mapLink, mapsOf } from '#domain/kitchen/map-link.ts';
import { formatPhone } from '#web/kitchen/business.ts';
import { PlaceMap } from '#web/kitchen/place-map.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';

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

/** Something that is still made up: said so, and nothing to press. */
const Example = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-lg font-semibold">
    {children} <Badge tone="turmeric">Example</Badge>
  </span>
);

/** The device's own maps; none in the server's HTML, whose link works everywhere. */
const useMaps = (): Maps => useBrowserFact<Maps>(() => mapsOf(navigator.userAgent), 'other');

/** The way to the kitchen, in the maps of whoever asks. */
function MapToUs({
  business: { name, address },
  place,
}: {
  business: { name: string; address: string };
  place: GeoPoint | null;
}) {
  return (
    <a
      href={mapLink({ name, address, place }, useMaps())}
      rel="noopener noreferrer"
      className={buttonClass('quiet', 'small', 'no-print')}
    >
      <Icon of={MapPin} className="size-4.5" /> Open in maps
    </a>
  );
}

/**
 * Where the kitchen is and how to reach it without a form. While nothing of it is the kitchen's own,
 * the examples that it came with show what will stand here.
 */
export function ContactDetails({
  business,
  about,
}: {
  business: PublicBusiness;
  about: AboutKitchen | undefined;
}) {
  const { phone, email, address } = business;
  const place = about?.place ?? null;
  const examples = about?.examples;
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
        {(phone || examples) && (
          <Detail icon={Phone} label={`Phone, ${business.supportHours}`}>
            {phone ? (
              <a href={`tel:${phone}`} className={LINK}>
                {formatPhone(phone)}
              </a>
            ) : (
              <Example>{formatPhone(examples?.phone ?? '')}</Example>
            )}
          </Detail>
        )}
        {(email || examples) && (
          <Detail icon={Mail} label="E-mail">
            {email ? (
              <a href={`mailto:${email}`} className={LINK}>
                {email}
              </a>
            ) : (
              <Example>{examples?.email}</Example>
            )}
          </Detail>
        )}
        {(address || examples) && (
          <Detail icon={MapPin} label="Address">
            {address ? (
              <>
                <span className="block py-2 text-lg font-semibold">{address}</span>
                <MapToUs business={{ name: business.name, address }} place={place} />
              </>
            ) : (
              <Example>{examples?.address}</Example>
            )}
          </Detail>
        )}
      </dl>
    </section>
  );
}
