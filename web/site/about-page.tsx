import { isOnMaps } from '#art/map/chart.ts';
import type { AboutKitchen } from '#contract/kitchen/kitchen.ts';
import { inRegion, useBusiness } from '#web/kitchen/business.ts';
import { citiesNear, fartherAway } from '#web/kitchen/farther-away.ts';
import { breadcrumbJsonLd, kitchenJsonLd } from '#web/kitchen/json-ld.ts';
import { MAP } from '#web/kitchen/place-map.tsx';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths, pricingPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { InstallApp } from '#web/platform/offline/install-app.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { aboutQuery } from '#web/site/contact/queries.ts';
import type { Route } from './+types/about-page';
import { Mission, Story } from './about-story.tsx';

export const handle: PageHandle = { cache: { query: [] } };

const CRUMBS = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.about },
];

export const meta: Route.MetaFunction = (args) => {
  const root = rootDataOf(args);
  const origin = root?.origin ?? '';
  return pageMeta(args, {
    title: 'About Us',
    description: `Who cooks your tiffin: how our vegetarian home kitchen${inRegion(root?.business)} began, what we promise, how we cook Jain and Swaminarayan food, and the towns we deliver to.`,
    path: paths.about,
    picture: 'about',
    jsonLd: [
      ...(root?.business ? [kitchenJsonLd(root.business, origin)] : []),
      breadcrumbJsonLd(CRUMBS, origin),
    ],
  });
};

const queries: PageQueries = (call) => [aboutQuery(call)];

export const loader = ({ context }: Route.LoaderArgs) => knownData(context, queries);

export const clientLoader = () => browserData(queries);

/** The site as an app. */
function AppCall() {
  const name = useBusiness()?.name ?? 'Dabba Kitchen';
  return (
    <section aria-labelledby="app" className="wrap pt-14 sm:pt-20">
      <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[1fr_auto] sm:pe-10">
        <div>
          <h2 id="app" className="text-section">
            Keep us beside your alarm clock
          </h2>
          <p className="mt-3 max-w-text text-lg text-ink-soft">
            Put {name} among your apps: your tiffins one tap away, and the week’s menu to read even
            where there is no connection. It needs no store and next to no space.
          </p>
          <div className="mt-6">
            <InstallApp />
          </div>
        </div>
        <p aria-hidden="true" className="grid justify-items-center gap-2.5 text-sm max-sm:hidden">
          <img
            src="/favicon.svg"
            alt=""
            width={112}
            height={112}
            loading="lazy"
            className="rounded-[1.75rem] shadow-raised"
          />
          {name}
        </p>
      </div>
    </section>
  );
}

/** The cities that lie on the local map and are marked there. */
const citiesOnMap = (cities: AboutKitchen['cities']) =>
  cities.flatMap(({ name, onLocalMap, place }) =>
    onLocalMap && place && isOnMaps(place) ? [{ name, place }] : [],
  );

/** A drawn map of the towns that are served, with the kitchen's pin; nothing while none lies on it. */
function ServiceMap({ cities, place }: Pick<AboutKitchen, 'cities' | 'place'>) {
  const served = citiesOnMap(cities);
  if (served.length === 0) return null;
  return (
    <Drawing
      of={`area:${JSON.stringify({ kitchen: place, served })}`}
      label={`Map of the north shore of Lake Ontario with the towns we deliver to: ${served.map(({ name }) => name).join(', ')}`}
      className={MAP}
    />
  );
}

/** The towns that are served, drawn and in words. */
function CitiesServed({ about: { cities, place } }: { about: AboutKitchen }) {
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

const WAYS = [
  {
    picture: 'dish:Dal Makhani',
    title: 'From the pot, not the packet',
    words:
      'Spices are roasted and ground here, dal is soaked the night before, rotis are rolled when your tiffin is packed.',
  },
  {
    picture: 'dish:Kacha Kela Nu Shaak',
    title: 'Jain',
    words:
      'Without onion, garlic, potato or anything else that grows under the ground. Raw banana takes the place of the potato, and nobody misses it.',
  },
  {
    picture: 'dish:Kadhi',
    title: 'Swaminarayan',
    words:
      'Without onion, garlic and asafoetida. Ginger, green chilli and curry leaves do the work, as they do at the temple.',
  },
] as const;

/** How it is cooked, and for whom. */
function HowWeCook() {
  return (
    <section aria-labelledby="how-we-cook" className="wrap py-14 sm:py-20">
      <h2 id="how-we-cook" className="text-section">
        How we cook
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Everything is vegetarian: no meat, no fish, no eggs. The rest follows how your family eats.
        Tell us once, and it stands on every ticket.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {WAYS.map(({ picture, title, words }) => (
          <li key={title} className="max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:gap-x-5">
            <Drawing of={picture} className="max-w-52" />
            <div>
              <h3 className="text-title-sm md:mt-4">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <LinkButton to={`${paths.policy}#dietary-needs`} kind="plain" className="mt-5 px-0!">
        What we do about allergies
      </LinkButton>
    </section>
  );
}

/** Where to go from here: what there is to eat, and what it costs. */
function WaysOn() {
  return (
    <section aria-labelledby="ways-on" className="wrap pt-14 sm:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card border border-line bg-sunken px-6 py-8 sm:px-10 sm:py-10">
        <h2 id="ways-on" className="text-section">
          Now, what’s for lunch?
        </h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton to={paths.weeklyMenu} size="large" className="max-sm:grow">
            Weekly Menu
          </LinkButton>
          <LinkButton
            to={pricingPath({ service: 'tiffin' })}
            kind="quiet"
            size="large"
            className="max-sm:grow"
          >
            Plans and prices
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Who the kitchen is: story, mission, cities, and the app. */
export default function AboutPage() {
  const about = usePageQuery(aboutQuery(call));
  const isMissing = about.isError && !about.data;
  return (
    <>
      <Story story={isMissing ? '' : about.data?.story} />
      {isMissing && (
        <div className="wrap pb-14">
          <ErrorState
            title="The rest of our story did not load"
            error={about.error}
            onRetry={() => void about.refetch()}
            retrying={about.isFetching}
          />
        </div>
      )}
      <Mission promises={about.data?.mission ?? []} />
      <HowWeCook />
      {about.data && <CitiesServed about={about.data} />}
      <AppCall />
      <WaysOn />
    </>
  );
}
