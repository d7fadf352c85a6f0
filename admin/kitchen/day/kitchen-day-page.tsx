import { Stack } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { today } from '#admin/kitchen/labels/today.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { DayBar } from '#admin/platform/components/day-bar.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState, RefreshProblem } from '#admin/platform/components/states.tsx';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { closuresOf, nextServiceDay, previousServiceDay } from '#domain/kitchen/calendar.ts';
import { addDays, type IsoDay, isDay } from '#domain/platform/days.ts';
import { DayBoard } from './day-board.tsx';

/** How often the day is read again; not while the page is hidden. */
const REFRESH_MS = 30_000;

/** How far back closures are asked for: no row of closed days before a date is longer. */
const LOOK_BACK_DAYS = 60;
const AN_HOUR = 3_600_000;

/** The service days around a date, past weekends and closures; null while that is not known. */
function useServiceDaysAround(date: IsoDay): {
  before: IsoDay | null;
  after: IsoDay | null;
} {
  const { data } = useCall(
    adminClosures.list,
    {
      query: {
        page: 1,
        limit: 100,
        sort: 'startDate',
        order: 'ASC',
        from: addDays(date, -LOOK_BACK_DAYS),
      },
    },
    // From day to day they are hardly others: the way on is there before they are read again.
    { staleTime: AN_HOUR, placeholderData: keepPreviousData },
  );
  if (!data) return { before: null, after: null };
  const closures = closuresOf(data);
  return { before: previousServiceDay(date, closures), after: nextServiceDay(date, closures) };
}

/** The kitchen's day: what to cook and deliver on one date, moved along from here. */
export function KitchenDayPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date: IsoDay = isDay(asked) ? asked : today();
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    kitchenDays.read,
    { params: { date } },
    { refetchInterval: REFRESH_MS },
  );
  const { before, after } = useServiceDaysAround(date);
  const choose = (day: IsoDay) => setParams({ date: day });

  return (
    <Page title="Kitchen's day">
      <DayBar {...{ date, before, after }} today={today()} noun="service day" onChoose={choose} />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <DayBoard
            key={date}
            day={data}
            readAt={dataUpdatedAt}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
            onChooseDay={choose}
          />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState words="Reading the day…" />
      )}
    </Page>
  );
}
