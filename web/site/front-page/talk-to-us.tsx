import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useBusiness } from '#web/kitchen/business.ts';
import { CallLink } from '#web/kitchen/contact-ways.tsx';
import { citiesNear, fartherAway } from '#web/kitchen/farther-away.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';

/** Where the tiffins go, and how to ask. */
export function TalkToUs() {
  const cities = useBusiness()?.cities ?? [];
  const away = fartherAway(cities);
  return (
    <section aria-labelledby="talk-to-us" className="wrap pt-14 sm:pt-20">
      <div className="grid items-center gap-x-14 gap-y-8 rounded-card border border-line bg-sunken px-6 py-9 sm:px-10 sm:py-12 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h2 id="talk-to-us" className="text-section">
            Do you come to my street?
          </h2>
          <p className="mt-3 max-w-text text-lg text-ink-soft">
            Ask us that, or whether there is garlic in the dal, or what twelve aunts would eat. A
            person from the kitchen answers.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={paths.contact} className="max-sm:grow">
              Contact Us
            </LinkButton>
            <CallLink className="max-sm:grow" />
          </div>
        </div>
        {cities.length > 0 && (
          <div>
            <h3 className="text-title-sm">We cook for</h3>
            <ul className="mt-3 flex flex-wrap gap-2">
              {citiesNear(cities).map(({ name }) => (
                <li
                  key={name}
                  className="rounded-full border border-line bg-card px-3.5 py-1.5 text-sm font-medium"
                >
                  {name}
                </li>
              ))}
            </ul>
            {away && <p className="mt-3 text-ink-soft">{away}</p>}
            <Link
              to={paths.about}
              className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
            >
              <Icon of={MapPin} />
              See them on the map
            </Link>
          </div>
        )}
      </div>
    </section>
  );
}
