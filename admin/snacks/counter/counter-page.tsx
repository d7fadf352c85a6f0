import { Box, Skeleton, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { SoundControl } from '#admin/snacks/alerts/sound-control.tsx';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { AsOf } from '#admin/platform/parts/as-of.tsx';
import { DayBar } from '#admin/platform/parts/day-bar.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ReadProblem, RefreshProblem } from '#admin/platform/parts/states.tsx';
import { today } from '#admin/platform/words/today.ts';
import { adminSnackOrders, type SnackBoard } from '#contract/snacks/desk/orders.ts';
import { addDays, type IsoDay, isDay } from '#domain/platform/days.ts';
import { CounterBoard } from './counter-board.tsx';
import { CounterTools } from './counter-tools.tsx';
import { ComingDays, PastDays } from './other-days.tsx';
import { COLUMNS, countWays, type Filter, otherDays } from './view.ts';

/** How often the counter is read again; not while the page is hidden. */
const REFRESH_MS = 15_000;

/** The snack counter: the orders of a day by state and hour, moved along from here. */
export function CounterPage() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<Filter>({ way: null, search: '' });
  const asked = params.get('date') ?? '';
  const date: IsoDay = isDay(asked) ? asked : today();
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    adminSnackOrders.board,
    { params: { date } },
    { refetchInterval: REFRESH_MS },
  );
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useTellingTheMenu(data);
  const days = otherDays(data?.openDays ?? [], { shown: date, today: today() });

  const asOf = (
    <AsOf readAt={dataUpdatedAt} refreshing={isFetching} onRefresh={() => void refetch()} />
  );

  return (
    <Page title="Snack counter">
      <DayBar
        date={date}
        today={today()}
        before={addDays(date, -1)}
        after={addDays(date, 1)}
        noun="day"
        onChoose={(day) => setParams({ date: day })}
      />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <PastDays days={days.past} today={today()} />
          <Box sx={TOOLS}>
            <CounterTools filter={filter} onFilter={setFilter} counts={countWays(data)} />
            {!phone && <SoundControl />}
            {!phone && asOf}
          </Box>
          <Box sx={{ ...TOOLS, my: -1, '&:empty': { display: 'none' } }}>
            <ComingDays days={days.coming} today={today()} />
            {phone && asOf}
          </Box>
          <CounterBoard key={date} board={data} filter={filter} />
          {phone && <SoundControl />}
        </Stack>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <CounterSkeleton />
      )}
    </Page>
  );
}

const TOOLS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };

/** What the counter learns of orders that wait before the rest of the desk does, it passes on. */
function useTellingTheMenu(board: SnackBoard | undefined): void {
  const { data, refetch } = useOverview();
  const known = JSON.stringify(data?.waitingSnackOrders);
  const here = JSON.stringify(board?.waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is learnt here
  useEffect(() => {
    if (known && here && known !== here) void refetch();
  }, [here]);
}

/** The counter's shape while its day is read. */
const CounterSkeleton = () => (
  <Box
    role="status"
    aria-label="Reading the day…"
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {COLUMNS.map((status) => (
      <Skeleton key={status} variant="rounded" height={360} sx={{ borderRadius: 4 }} />
    ))}
  </Box>
);
