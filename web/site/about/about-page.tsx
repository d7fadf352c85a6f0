import { call } from '#web/platform/client/browser-client.ts';
import { inRegion } from '#web/kitchen/business.ts';
import { aboutQuery } from '#web/site/contact/queries.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import { breadcrumbJsonLd } from '#web/site/structured-data/breadcrumb.ts';
import { kitchenJsonLd } from '#web/site/structured-data/kitchen.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/about-page';
import { AppCall } from './app-call.tsx';
import { CitiesServed } from './cities-served.tsx';
import { HowWeCook } from './how-we-cook.tsx';
import { Mission } from './mission.tsx';
import { Story } from './story.tsx';
import { WaysOn } from './ways-on.tsx';

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
