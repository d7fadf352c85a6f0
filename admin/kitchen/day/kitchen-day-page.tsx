import { Stack } from '@mui/material';
import { useSearchParams } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { DayBar } from '#admin/platform/parts/day-bar.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ReadProblem, RefreshProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { today } from '#admin/platform/words/today.ts';
import { kitchenDays } from '#contract/tiffin/desk/tiffin-orders.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { DayBoard } from './day-board.tsx';
import { useServiceDaysAround } from './service-days.ts';

/** How often the day is read again; not while the page is hidden. */
const REFRESH_MS = 30_000;

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
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting words="Reading the day…" />
      )}
    </Page>
  );
}
