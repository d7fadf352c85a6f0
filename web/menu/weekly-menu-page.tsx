import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { call } from '#web/platform/client/browser-client.ts';
import { browserData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { deliveryDatesQuery } from '#web/money/pricing/queries.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import type { Route } from './+types/weekly-menu-page';
import { DayLinks } from './day-links.tsx';
import { DayMenu } from './day-menu.tsx';
import { MenuFailed, MenuNotInPage } from './menu-failed.tsx';
import { MenuHeading } from './menu-heading.tsx';
import { menuIn, menuSeo } from './menu-meta.ts';
import { newsWords } from './menu-news.ts';
import { DayLinksSkeleton, DayMenuSkeleton } from './menu-skeletons.tsx';
import {
  dayShown,
  mondayShown,
  nameOfDay,
  readView,
  viewPath,
  withKnownAllergens,
} from './menu-view.ts';
import { PrintedWeek } from './printed-week.tsx';
import { weeklyMenuQuery } from './queries.ts';
import { useKeptMenu } from './use-kept-menu.ts';
import { useKitchenDates } from './use-kitchen-dates.ts';
import { useMenuNews } from './use-menu-news.ts';

export const handle: PageHandle = {
  cache: {
    query: ['week', 'day', 'diet'],
    unless: ['without'],
    address: (query, { allergens }) => viewPath(withKnownAllergens(readView(query), allergens)),
  },
};

const queriesFor = (url: string): PageQueries => {
  const { week } = readView(new URL(url).searchParams);
  return (call) => [deliveryDatesQuery(call), weeklyMenuQuery(call, week)];
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, queriesFor(request.url));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

/** The days of a week come together: from one to another nothing has to be fetched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  readView(currentUrl.searchParams).week !== readView(nextUrl.searchParams).week;

export const meta: Route.MetaFunction = (args) => {
  const view = readView(new URLSearchParams(args.location.search));
  return pageMeta(args, menuSeo(view, menuIn(args.loaderData), rootDataOf(args)));
};

/** What the kitchen cooks in a week, a day at a time. */
export default function WeeklyMenuPage() {
  const [query] = useSearchParams();
  const view = readView(query);
  const dates = useKitchenDates();
  const menu = usePageQuery(weeklyMenuQuery(call, view.week));

  const today = dates.data?.today;
  const monday = today && mondayShown(view, today);
  // After a night between two weeks, `this` week's menu is still the one before.
  const week = menu.data?.weekStartDate === monday ? menu.data : undefined;
  const shown = today && dayShown(view, today);
  const day = shown && week?.menuByDay[nameOfDay(shown)];
  const error = menu.error ?? dates.error;
  useKeptMenu(menu.dataUpdatedAt);
  useMenuNews(day ? newsWords(day, view) : null);

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
      <MenuHeading view={readView(new URLSearchParams())} items={[]} />
      <MenuNotInPage error={error} />
    </div>
  );
}
