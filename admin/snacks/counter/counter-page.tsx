import {
  Box,
  Button,
  FormControlLabel,
  Skeleton,
  Stack,
  Switch,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { today } from '#admin/kitchen/labels/today.ts';
import { useOverview } from '#admin/kitchen/overview/use-overview.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { AsOf } from '#admin/platform/components/as-of.tsx';
import { DayBar } from '#admin/platform/components/day-bar.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState, RefreshProblem } from '#admin/platform/components/states.tsx';
import { useNow } from '#admin/platform/components/use-now.ts';
import { tryChime, useSoundState, useSoundSwitch } from '#admin/snacks/alerts/chime.ts';
import { adminSnackOrders, type SnackBoard } from '#contract/snacks/desk-orders.ts';
import { addDays, type IsoDay, isDay } from '#domain/platform/days.ts';
import { Column } from './column.tsx';
import { Columns } from './columns.tsx';
import { CounterTools } from './counter-tools.tsx';
import {
  COLUMNS,
  type ColumnStatus,
  type CounterFilter,
  countWays,
  fits,
  ordersIn,
  otherDays,
} from './counter-view.ts';
import { dueAt } from './due.ts';
import { FoldedCancelled, FoldedOrders, OrderLines } from './folded-orders.tsx';
import { ComingDays, PastDays } from './other-days.tsx';
import { UndeliveredOrders } from './undelivered-page.tsx';
import { WorkedOrders } from './worked-orders.tsx';

/** How often the counter is read again; not while the page is hidden. */
const REFRESH_MS = 15_000;

/** Switches the sound of new orders, lets it be heard, and says when the browser keeps it back. */
function SoundControl() {
  const [on, setOn] = useSoundSwitch();
  const state = useSoundState();
  if (state === 'missing')
    return <Typography variant="body2">This browser cannot play a sound.</Typography>;
  const Icon = on ? Bell : BellOff;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, to) => setOn(to)} />}
        label={
          <Box component="span" sx={{ display: 'block', lineHeight: 1.2, minWidth: 190 }}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Icon size={16} aria-hidden /> Sound for new orders
            </Box>
            <Typography
              component="span"
              variant="caption"
              sx={{ color: on && state === 'blocked' ? 'house.turmericInk' : 'text.secondary' }}
            >
              {!on
                ? 'Off in this browser'
                : state === 'blocked'
                  ? 'Silent until you press something here'
                  : 'Rings when one comes in'}
            </Typography>
          </Box>
        }
        sx={{ mr: 0.5, minHeight: 44 }}
      />
      <Button size="small" color="secondary" onClick={() => void tryChime()} sx={{ minHeight: 44 }}>
        Try it
      </Button>
    </Box>
  );
}

/** How often what is late is counted anew. */
const LOOK_AT_THE_CLOCK_MS = 20_000;

/** One day on the counter: its orders by state and hour, and the bar that moves a selection. */
function CounterBoard({ board, filter }: { board: SnackBoard; filter: CounterFilter }) {
  const now = { epochMilliseconds: useNow(LOOK_AT_THE_CLOCK_MS) };
  const shownIn = (status: ColumnStatus | 'undelivered' | 'delivered') =>
    ordersIn(board, status).filter((order) => fits(order, filter));
  const handedOver = shownIn('delivered');
  const booked = Object.values(board.byStatus).some((count) => count > 0);

  return (
    <WorkedOrders orders={[...COLUMNS, 'undelivered' as const].flatMap(shownIn)}>
      {(card, selecting) => (
        <>
          <UndeliveredOrders orders={shownIn('undelivered')} card={(order) => card(order, true)} />
          {booked ? (
            <Columns
              countOf={(status) => shownIn(status).length}
              column={(status, headless) => (
                <Column
                  status={status}
                  orders={shownIn(status)}
                  headless={headless}
                  dueOf={({ time }) => dueAt(board.date, time, now)}
                  card={(order, due) => card(order, due.when === 'late')}
                  {...selecting}
                />
              )}
            />
          ) : (
            <EmptyState words="No snacks are ordered for this day." />
          )}
          <Stack sx={{ gap: 1 }}>
            <FoldedOrders title="Handed over" count={board.byStatus.delivered}>
              <OrderLines orders={handedOver} />
            </FoldedOrders>
            <FoldedCancelled
              date={board.date}
              count={board.byStatus.cancelled}
              fits={(order) => fits(order, filter)}
            />
          </Stack>
        </>
      )}
    </WorkedOrders>
  );
}

/** The snack counter: the orders of a day by state and hour, moved along from here. */
export function CounterPage() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<CounterFilter>({ way: null, search: '' });
  const asked = params.get('date') ?? '';
  const date: IsoDay = isDay(asked) ? asked : today();
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    adminSnackOrders.board,
    { params: { date } },
    { refetchInterval: REFRESH_MS },
  );
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useUpdateOverview(data);
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
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CounterSkeleton />
      )}
    </Page>
  );
}

const TOOLS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };

/** What the counter learns of orders that wait before the rest of the desk does, it passes on. */
function useUpdateOverview(board: SnackBoard | undefined): void {
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
