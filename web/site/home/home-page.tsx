import { inArea, inRegion } from '#web/kitchen/business.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { planGroupsQuery } from '#web/money/pricing/queries.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import { kitchenJsonLd } from '#web/site/structured-data/kitchen.ts';
import type { Route } from './+types/home-page';
import { BelowFold } from './below-fold.tsx';
import { FeaturedCuisines } from './featured-cuisines.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { latestPostsQuery, testimonialsQuery } from './queries.ts';
import { TalkToUs } from './talk-to-us.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyUs } from './why-us.tsx';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) => {
  const root = rootDataOf(args);
  const business = root?.business;
  return pageMeta(args, {
    title: `${business?.name ?? 'Dabba Kitchen'} · Home-style vegetarian tiffin${inArea(business)}`,
    wholeTitle: true,
    description: `A steel tiffin of sabji, dal, rice and rotis, cooked the same day${inRegion(business)} and brought to your door, Monday to Friday. Skip a day and keep the credit.`,
    path: paths.home,
    ...(root && business && { jsonLd: kitchenJsonLd(business, root.origin) }),
  });
};

const queries: PageQueries = (call) => [
  planGroupsQuery(call, 'tiffin'),
  testimonialsQuery(call),
  latestPostsQuery(call),
];

/** Whatever cannot be read, the rest of the page is there. */
export const loader = ({ context }: Route.LoaderArgs) => knownData(context, queries);

export const clientLoader = () => browserData(queries);

/** The front page: what comes, how, what it costs, what others say of it. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <BelowFold>
        <FeaturedCuisines />
        <WhyUs />
        <HowItWorks />
        <PlansTeaser />
        <Testimonials />
        <LatestPosts />
        <TalkToUs />
      </BelowFold>
    </>
  );
}
