import type { AboutKitchen } from '#contract/kitchen/kitchen.ts';
import { citiesNear, fartherAway } from '#web/site/map/farther-away.ts';
import { citiesOnMap, ServiceMap } from '#web/site/map/service-map.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';

/** The towns that are served, drawn and in words. */
export function CitiesServed({ about: { cities, place } }: { about: AboutKitchen }) {
  const away = fartherAway(cities);
  if (cities.length === 0) return null;
  const drawn = citiesOnMap(cities).length > 0;
  return (
    <section aria-labelledby="cities" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div
        className={`wrap grid items-center gap-x-12 gap-y-8 ${drawn ? 'lg:grid-cols-[1.55fr_1fr]' : ''}`}
      >
        <div className="lg:order-last">
          <h2 id="cities" className="text-section">
            Where we deliver
          </h2>
          <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-3 lg:grid-cols-2">
            {citiesNear(cities).map(({ name }) => (
              <li key={name} className="font-medium">
                {name}
              </li>
            ))}
          </ul>
          {away && <p className="mt-4 text-ink-soft">{away}</p>}
          <p className="mt-4 text-ink-soft">
            Put your address in at checkout, and we tell you at once whether we come to your street.
          </p>
          <LinkButton to={paths.contact} kind="quiet" className="mt-5">
            Ask about your street
          </LinkButton>
        </div>
        {drawn && (
          <figure>
            <ServiceMap cities={cities} place={place} />
            {place && (
              <figcaption className="mt-2.5 text-sm text-ink-soft">
                The pin is our kitchen.
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </section>
  );
}
