import { isRouteErrorResponse, Link } from 'react-router';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { CallLink } from '#web/kitchen/contact-ways.tsx';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  browserData,
  type PageData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { NumberedSteps } from '#web/platform/ui/numbered-steps.tsx';
import type { Route } from './+types/catering-page';
import { cateringSeo } from './catering-meta.ts';
import { EventTypes } from './event-types.tsx';
import { guestLimitsOf } from './guest-text.ts';
import { Hero } from './hero.tsx';
import { PlansOffered } from './plans-offered.tsx';
import { CATERING, cateringMenuQuery, cateringPlansQuery } from './queries.ts';
import { type Speciality, specialitiesOn } from './specialities.ts';

export const handle: PageHandle = { cache: { query: [] } };

const queries: PageQueries = (call) => [cateringPlansQuery(call), cateringMenuQuery(call)];

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);

export const clientLoader = () => browserData(queries);

/** The plans that came with the page, for what search engines read. */
function plansIn(pageData: PageData | null | undefined): readonly CateringPlan[] {
  const found = pageData?.dehydrated.queries.find(
    ({ queryKey: [part, what] }) => part === CATERING && what === 'plans',
  );
  return (found?.state.data as CateringPlan[] | undefined) ?? [];
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, cateringSeo(plansIn(args.loaderData), rootDataOf(args)));

const STEPS = [
  [
    'You inquire',
    'Your event, a plan and a menu, in three short steps. You see what it comes to as you go.',
  ],
  [
    'We call, and send a quote',
    'We talk about the hall, the hour and the aunt who eats no onion. Then every line is in writing.',
  ],
  [
    'You accept it',
    'With one press, or you ask for a change. Nothing is fixed, and nothing is paid, before that.',
  ],
  ['We cook', 'The same morning. We bring it, you fetch it, or our people stay and serve it.'],
] as const;

/** From the first question to the event. */
function CateringSteps() {
  return (
    <section aria-labelledby="how-it-goes-on" className="wrap py-14 sm:py-20">
      <h2 id="how-it-goes-on" className="text-section">
        How it goes on
      </h2>
      <NumberedSteps steps={STEPS} />
    </section>
  );
}

/** What is cooked best here; while the menu cannot be read, no dish is named. */
function Specialities({ menu }: { menu: CateringMenu | undefined }) {
  return (
    <section aria-labelledby="specialities" className="wrap py-14 sm:py-20">
      <h2 id="specialities" className="text-section">
        Three kitchens, one stove
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Our speciality is home food for a crowd. Choose one kitchen, or let them sit side by side.
      </p>
      <ul className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {specialitiesOn(menu ?? { categories: [] }).map((kitchen) => (
          <li key={kitchen.name} className="border-t-4 border-turmeric pt-5">
            <h3 className="text-title">{kitchen.name}</h3>
            <p className="mt-1.5 text-ink-soft">{kitchen.words}</p>
            {kitchen.dishes.length > 0 ? <Dishes {...kitchen} /> : menu && <Ask />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Dishes = ({ dishes }: Speciality) => (
  <ul className="mt-4 grid grid-cols-3 gap-3">
    {dishes.map((dish) => (
      <li key={dish} className="text-center text-sm leading-tight font-medium">
        <Drawing of={`dish:${dish}`} className="mb-1" />
        {dish}
      </li>
    ))}
  </ul>
);

const Ask = () => (
  <p className="mt-4 text-ink-soft">
    Nothing of it stands on the menu to choose from at the moment.{' '}
    <Link
      to={paths.contact}
      className="font-semibold text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
    >
      Ask us for it
    </Link>
    , and we tell you what we can cook.
  </p>
);

/** The way in once more, and the telephone for those who would rather talk. */
export function InquiryCallToAction({ menu }: { menu: CateringMenu | undefined }) {
  return (
    <section aria-labelledby="ask-now" className="wrap">
      <div className="grid items-center gap-x-10 gap-y-6 overflow-hidden rounded-card border border-line bg-sunken px-6 py-8 sm:px-10 sm:py-10 lg:grid-cols-[1fr_auto_15rem]">
        <div>
          <h2 id="ask-now" className="text-section">
            Tell us the day.
          </h2>
          <p className="mt-2 max-w-text text-lg text-ink-soft">
            {guestLimitsOf(menu).larger} Ask all the same: we call you and see what we can do.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:flex-col">
          <LinkButton to={paths.inquiry} size="large" prefetch="intent" className="max-sm:grow">
            Inquiry Now
          </LinkButton>
          <CallLink className="max-sm:grow" />
        </div>
        <div className="thali-still max-lg:hidden">
          <Drawing of="thali" />
        </div>
      </div>
    </section>
  );
}

/** Catering: for what, what is cooked, what it costs, how it goes on. */
function CateringPage() {
  const plans = usePageQuery(cateringPlansQuery(call));
  const menu = usePageQuery(cateringMenuQuery(call));
  return (
    <>
      <Hero plans={plans.data} menu={menu.data} />
      <EventTypes menu={menu.data} />
      <Specialities menu={menu.data} />
      <PlansOffered
        plans={plans.data}
        error={plans.error}
        isWorking={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
      <CateringSteps />
      <InquiryCallToAction menu={menu.data} />
    </>
  );
}

// Named first: what shows an error below is the same page, and the build keeps no name of a default.
export default CateringPage;

/** The server could not put the plans into the page; the browser asks for them itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error;
  return <CateringPage />;
}
