import type { WeeklyTiming } from '#contract/kitchen/kitchen.ts';
import { closuresOf } from '#domain/platform/calendar.ts';
import { DEFAULT_TIMINGS } from '#domain/kitchen/opening-hours.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { inRegion, useBusiness } from '#web/kitchen/business.ts';
import { browserData, knownData, loadedData, type PageQueries } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import { kitchenJsonLd } from '#web/site/structured-data/kitchen.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { useNow } from '#web/platform/ui/use-now.ts';
import type { Route } from './+types/contact-page';
import { ContactDetails } from './contact-details.tsx';
import { DaysOff } from './days-off.tsx';
import { OpenLine } from './open-line.tsx';
import { aboutQuery, closuresQuery, timingsQuery } from './queries.ts';
import { WeeklyHours } from './weekly-hours.tsx';
import { WriteToUs } from './write-to-us.tsx';

export const handle: PageHandle = { cache: { query: [] } };

const queries: PageQueries = (call) => [timingsQuery(call), closuresQuery(call), aboutQuery(call)];

/** Whatever cannot be read, the phone number and the form are there. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await knownData(context, queries)),
  now: Date.now(),
});

export const clientLoader = () => {
  browserData(queries);
  return { now: Date.now() };
};

/** The hours that are loaded, else the usual ones. */
const hoursOr = (timings: readonly WeeklyTiming[] | null | undefined): readonly WeeklyTiming[] =>
  timings && timings.length > 0 ? timings : DEFAULT_TIMINGS;

export const meta: Route.MetaFunction = (args) => {
  const root = rootDataOf(args);
  // Only hours that the kitchen has entered: the usual ones are a way to be kind, not a fact.
  const timings = loadedData<WeeklyTiming[]>(args.loaderData, 'kitchen', 'timings') ?? [];
  return pageMeta(args, {
    title: 'Contact Us',
    description: `Call, write or come by: where our vegetarian kitchen${inRegion(root?.business)} is, when somebody answers, and a form for whatever is on your mind.`,
    path: paths.contact,
    picture: 'contact',
    ...(root?.business && { jsonLd: kitchenJsonLd(root.business, root.origin, timings) }),
  });
};

const JUMP = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** How to reach the kitchen, and when. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const business = useBusiness();
  const now = useNow(loaderData.now);
  const timings = hoursOr(usePageQuery(timingsQuery(call)).data);
  const { data: closures = [] } = usePageQuery(closuresQuery(call));
  const { data: about } = usePageQuery(aboutQuery(call));
  return (
    <div className="wrap">
      <PageHeading
        title="Contact Us"
        lead="A question before you order, an allergy, a big day? Call, or write it down here."
      />
      <div className="-mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-1">
        <OpenLine now={now} timings={timings} closures={closuresOf(closures)} />
        <nav aria-label="On this page" className="flex gap-x-5 lg:hidden">
          <a href="#write" className={JUMP}>
            Write to us
          </a>
          <a href="#hours" className={JUMP}>
            All hours
          </a>
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {business && <ContactDetails business={business} about={about} />}
        <WriteToUs />
        <WeeklyHours now={now} timings={timings} note={about?.contactNote ?? ''} />
        <DaysOff closures={closures} />
      </div>
    </div>
  );
}
