import { browserData, type PageData, type PageQueries, serverData } from '../data/page-data.ts';
import type { PageHandle } from '../page-handle.ts';
import { paths } from '../paths.ts';
import { planGroupsQuery } from '../pricing/queries.ts';
import { kitchenJsonLd, pageMeta, rootDataOf } from '../seo.ts';
import type { Route } from './+types/home-page';
import { Cities } from './cities.tsx';
import { Dishes } from './dishes.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { ServiceFacts } from './service-facts.tsx';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) => {
  const root = rootDataOf(args);
  return pageMeta(args, {
    title: `${root?.business?.name ?? 'Dabba Kitchen'} · Home-style vegetarian tiffin in Durham and the GTA`,
    wholeTitle: true,
    description:
      'A steel tiffin of sabji, dal, rice and rotis, cooked the same day in Durham and brought to your door, Monday to Friday. Skip a day and keep the credit.',
    path: paths.home,
    ...(root?.business && { jsonLd: kitchenJsonLd(root.business, root.origin) }),
  });
};

const queries: PageQueries = (call) => [planGroupsQuery(call, 'tiffin')];

export const loader = ({ context }: Route.LoaderArgs): Promise<PageData> =>
  serverData(context, queries);

export const clientLoader = () => browserData(queries);

/** The tiffin's front page: what comes, how it works, what it costs, where it goes. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Dishes />
      <HowItWorks />
      <PlansTeaser />
      <ServiceFacts />
      <Cities />
    </>
  );
}
