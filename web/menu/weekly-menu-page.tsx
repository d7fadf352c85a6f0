import {
  isRouteErrorResponse,
  Link,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router';
import type { MenuDay, MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { deliveryDatesQuery } from '#web/money/pricing/queries.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { browserData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import { OfflineMenuLink, useHasOfflineMenu } from '#web/platform/offline/offline-menu-link.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/weekly-menu-page';
import { DayLinks, DayLinksSkeleton, DayMenuSkeleton } from './day-links.tsx';
import { ClosedDay, DAY_HEADING, EmptyDay, focusDay, NothingLeft } from './day-states.tsx';
import { DishCard } from './dish-card.tsx';
import { fittingDishes } from './filter-dishes.ts';
import { menuAnnouncement, useMenuAnnouncement } from './menu-announcements.ts';
import { MenuFilters, MenuHeading } from './menu-heading.tsx';
import { menuIn, menuSeo } from './menu-meta.ts';
import { useKitchenDates, useOfflineMenu, weeklyMenuQuery } from './menu-queries.ts';
import { dishCountText, menuFailure } from './menu-text.ts';
import {
  clearedMenuPath,
  dayShown,
  isMenuFiltered,
  type MenuView,
  menuViewPath,
  mondayShown,
  nameOfDay,
  readMenuView,
  withKnownAllergens,
} from './menu-view.ts';
import { OrderLine } from './order-line.tsx';
import { PrintedWeek } from './printed-week.tsx';

export const handle: PageHandle = {
  cache: {
    query: ['week', 'day', 'diet'],
    unless: ['without'],
    address: (query, { allergens }) =>
      menuViewPath(withKnownAllergens(readMenuView(query), allergens)),
  },
};

const queriesFor = (url: string): PageQueries => {
  const { week } = readMenuView(new URL(url).searchParams);
  return (call) => [deliveryDatesQuery(call), weeklyMenuQuery(call, week)];
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, queriesFor(request.url));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

/** The days of a week come together: from one to another nothing has to be fetched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  readMenuView(currentUrl.searchParams).week !== readMenuView(nextUrl.searchParams).week;

export const meta: Route.MetaFunction = (args) => {
  const view = readMenuView(new URLSearchParams(args.location.search));
  return pageMeta(args, menuSeo(view, menuIn(args.loaderData), rootDataOf(args)));
};

/** One day of the menu, whatever there is of it. */
function DayMenu({
  view,
  week,
  day,
  dates,
  onRefresh,
}: {
  view: MenuView;
  week: WeeklyMenu;
  day: MenuDay;
  dates: AvailableDates;
  /** Looks for news of the menu; answers why it could not. */
  onRefresh: () => Promise<Error | null>;
}) {
  const [weekday, date] = formatDayLong(day.date).split(', ');
  const { today } = dates;
  const content = () => {
    if (day.closed !== null) return <ClosedDay view={view} week={week} day={day} today={today} />;
    if (day.items.length === 0)
      return <EmptyDay view={view} day={day} today={today} onRefresh={onRefresh} />;
    return <Dishes view={view} week={week} day={day} />;
  };
  return (
    <section aria-labelledby={DAY_HEADING} className="mt-8 sm:mt-10">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h2 id={DAY_HEADING} tabIndex={-1} className="text-section">
          {weekday}{' '}
          <span className="font-sans text-lg leading-tight font-normal tracking-normal whitespace-nowrap text-ink-soft max-sm:block sm:ms-2">
            {date}
          </span>
        </h2>
        {day.items.length > 0 && <OrderLine view={view} day={day.date} dates={dates} />}
      </div>
      {content()}
    </section>
  );
}

/** A day's dishes in the order of a meal. Where they are odd, the first has the room of two. */
function DishCards({ items }: { items: readonly MenuItem[] }) {
  return (
    <>
      <ul aria-label="Dishes" className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {items.map((item, at) => (
          <DishCard key={item.id} item={item} isWide={at === 0 && items.length % 2 === 1} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        Figures are for one portion. One kitchen cooks everything, so{' '}
        <Link
          to={`${paths.policy}#dietary-needs`}
          className="underline underline-offset-4 hover:text-ink"
        >
          traces of other allergens are possible
        </Link>
        .
      </p>
    </>
  );
}

function Dishes({ view, week, day }: { view: MenuView; week: WeeklyMenu; day: MenuDay }) {
  const fitting = fittingDishes(day.items, view);
  return (
    <>
      <MenuFilters view={view} week={week} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 sm:min-h-14">
        <p className="min-w-0 text-ink-soft wrap-anywhere">
          {dishCountText(fitting.length, day.items.length, view)}
        </p>
        {isMenuFiltered(view) && (
          <Link
            to={clearedMenuPath(view)}
            rel={relOf(clearedMenuPath(view))}
            preventScrollReset
            onClick={focusDay}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Clear filters
          </Link>
        )}
      </div>
      {fitting.length === 0 ? <NothingLeft view={view} /> : <DishCards items={fitting} />}
    </>
  );
}

/** Why there is no menu, a retry, and the one that this browser has kept. */
function MenuFailed({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const isKept = useHasOfflineMenu();
  return (
    <ErrorState
      title="No menu to show"
      message={menuFailure(error)}
      onRetry={onRetry}
      retrying={retrying}
      action={isKept && <OfflineMenuLink />}
    />
  );
}

/**
 * The same where the server could not put the menu into the page. A mistake of our own is not this
 * page's to explain.
 */
function MenuNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useRetryPage();
  if (!isRouteErrorResponse(error)) throw error;
  return <MenuFailed error={error} onRetry={comeAgain} retrying={isComing} />;
}

/** What the kitchen cooks in a week, a day at a time. */
export default function WeeklyMenuPage() {
  const [query] = useSearchParams();
  const view = readMenuView(query);
  const dates = useKitchenDates();
  const menu = usePageQuery(weeklyMenuQuery(call, view.week));

  const today = dates.data?.today;
  const monday = today && mondayShown(view, today);
  // After a night between two weeks, `this` week's menu is still the one before.
  const week = menu.data?.weekStartDate === monday ? menu.data : undefined;
  const shown = today && dayShown(view, today);
  const day = shown && week?.menuByDay[nameOfDay(shown)];
  const error = menu.error ?? dates.error;
  useOfflineMenu(menu.dataUpdatedAt);
  useMenuAnnouncement(day ? menuAnnouncement(day, view) : null);

  return (
    <>
      <div className="wrap no-print">
        <MenuHeading view={view} today={today} items={day ? day.items : []} />
        {today && shown ? (
          <DayLinks view={view} today={today} shown={shown} week={week} />
        ) : (
          !error && <DayLinksSkeleton />
        )}
        {dates.data && week && day ? (
          <DayMenu
            view={view}
            week={week}
            day={day}
            dates={dates.data}
            onRefresh={async () => (await menu.refetch()).error}
          />
        ) : error ? (
          <MenuFailed
            error={error}
            onRetry={() => void Promise.all([menu.refetch(), dates.refetch()])}
            retrying={menu.isFetching || dates.isFetching}
          />
        ) : (
          <DayMenuSkeleton />
        )}
      </div>
      {week && <PrintedWeek week={week} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <MenuHeading view={readMenuView(new URLSearchParams())} items={[]} />
      <MenuNotInPage error={error} />
    </div>
  );
}
