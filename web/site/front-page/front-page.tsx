import { Star } from 'lucide-react';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { cutAtWord } from '#domain/site/reading-time.ts';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { inArea, inRegion, useBusiness } from '#web/kitchen/business.ts';
import { kitchenJsonLd } from '#web/kitchen/json-ld.ts';
import {
  bookingEnd,
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  daysText,
  hourSpan,
  rulesOf,
  skipAhead,
  skipNotice,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { planGroupsQuery } from '#web/money/pricing/queries.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { NumberedSteps } from '#web/platform/ui/numbered-steps.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { PostCard } from '#web/site/blog/post-card.tsx';
import type { Route } from './+types/front-page';
import { BelowFold } from './below-fold.tsx';
import { FeaturedCuisines } from './featured-cuisines.tsx';
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

/** The last figure stays on one line. */
const HOURS = hourSpan(DELIVERY_FROM, DELIVERY_UNTIL).replaceAll(' ', '\u00a0');

/** What to know before anything else: what one buys, how it bends, when it comes. */
function factsOf(rules: KitchenRules) {
  const skip = skipNotice(rules);
  return [
    ['1 credit', 'is one tiffin and never expires'],
    [skip.figure, `${skip.when}, a skip gives it back`],
    ['Mon–Fri', `at your door, ${HOURS}`],
  ] as const;
}

/** Both buttons fit beside each other on a phone, so that the thali is seen at once. */
const SIDE_BY_SIDE = 'max-sm:px-2! max-sm:text-base!';

const THALI =
  'A steel thali: paneer kadhai, undhiyu, Gujarati dal, palak paneer, boondi raita, rotis, jeera rice and a ladoo';

/** What this is, in one look: the promise, the one thing to press, and the thali. */
function Hero() {
  const business = useBusiness();
  const rating = business?.rating;
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-center gap-x-10 gap-y-7 pt-3 pb-14 sm:pt-6 lg:grid-cols-[1.02fr_1fr] lg:gap-y-0 lg:pb-20">
        <div className="lg:self-end">
          <h1 className="text-hero tracking-[-0.028em]">Ghar ka khana, at your door by dinner.</h1>
          <p className="mt-4 max-w-[33em] text-lg text-ink-soft sm:mt-5">
            A steel tiffin of sabji, dal, rice and soft rotis, cooked the same day
            {inRegion(business)}. Buy credits once, book the weekdays you want, skip the ones you
            don’t.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 sm:mt-7">
            <OrderChooser size="large" className={SIDE_BY_SIDE} />
            <LinkButton to={paths.weeklyMenu} kind="quiet" size="large" className={SIDE_BY_SIDE}>
              Weekly Menu
            </LinkButton>
          </div>
        </div>
        <div className="thali-glow mx-auto w-full max-w-[38rem] lg:row-span-2 lg:-mx-5 lg:w-[calc(100%+2.5rem)]">
          <Drawing of="thali" label={THALI} />
        </div>
        <div className="lg:mt-8 lg:self-start">
          <dl className="grid max-w-xl grid-cols-3 gap-x-4 border-t border-line pt-5 sm:gap-x-8">
            {factsOf(rulesOf(business)).map(([fact, words]) => (
              <div key={fact}>
                <dt className="font-heading text-title-sm whitespace-nowrap sm:text-title">
                  {fact}
                </dt>
                <dd className="mt-0.5 text-sm leading-snug text-ink-soft">{words}</dd>
              </div>
            ))}
          </dl>
          {rating?.shown && (
            <p className="mt-5 flex items-center gap-2 text-ink-soft">
              <Icon of={Star} className="size-5 fill-turmeric text-turmeric" />
              <span>
                <strong className="text-ink">{rating.value}</strong> from {rating.reviews} reviews
              </span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

const stepsOf = (rules: KitchenRules) =>
  [
    [
      'Choose a plan',
      'A single meal to try us, five tiffins for a week, or twenty for a month. One credit is one tiffin.',
    ],
    [
      'Pay, and we say yes',
      'By Interac e-Transfer, UPI or bank transfer. The kitchen approves your plan and your credits are there.',
    ],
    [
      'Book your days',
      `Pick the weekday and the hour, up to ${daysText(rules.scheduleWindowDays)} ahead and until ${bookingEnd(rules)}.`,
    ],
    [
      'Skip when life happens',
      `Tell us ${skipAhead(rules)}, and the credit comes straight back. Credits never expire.`,
    ],
  ] as const;

/** From choosing to eating, in four steps. */
function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="border-y border-line bg-sunken py-14 sm:py-20"
    >
      <div className="wrap">
        <h2 id="how-it-works" className="text-section">
          How it works
        </h2>
        <NumberedSteps steps={stepsOf(useKitchenRules())} />
      </div>
    </section>
  );
}

/** How much of a post's beginning is told here. */
const EXCERPT = 80;

/** The latest posts of the blog; nothing while there are none. */
function LatestPosts() {
  const { data, error, refetch, isFetching } = usePageQuery(latestPostsQuery(call));
  if (data?.blogs.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="wrap pt-14 sm:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="stories" className="text-section">
          From our kitchen table
        </h2>
        <LinkButton to={paths.blogs} kind="plain" className="px-0!">
          All stories
        </LinkButton>
      </div>
      <div className="mt-6">
        {data ? (
          <ul className="max-sm:sideways max-sm:auto-cols-[84%] sm:grid sm:grid-cols-3 sm:gap-4 lg:gap-5">
            {data.blogs.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                heading="h3"
                excerpt={cutAtWord(post.excerpt, EXCERPT)}
              />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title="The stories did not load"
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SkeletonCards label="Loading the stories…" />
        )}
      </div>
    </section>
  );
}

/** The front page: what comes, how, what it costs, what others say of it. */
export default function FrontPage() {
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
