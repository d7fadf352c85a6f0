import { Alert, Button, Stack } from '@mui/material';
import { useSearchParams } from 'react-router';
import { failureWords } from '#admin/api/failure.ts';
import { useCall } from '#admin/api/use-call.ts';
import { Page } from '#admin/parts/page.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { today } from '#admin/words/today.ts';
import { kitchenDays } from '#contract/admin/tiffin-orders.ts';
import { type IsoDay, isDay } from '#domain/days.ts';
import { DayBar } from './day-bar.tsx';
import { DayBoard } from './day-board.tsx';

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
  const choose = (day: IsoDay) => setParams({ date: day });

  return (
    <Page title="Kitchen's day">
      <DayBar date={date} today={today()} onChoose={choose} />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {error && (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" onClick={() => void refetch()}>
                  Try again
                </Button>
              }
            >
              Could not refresh: {failureWords(error)} What you see may be old.
            </Alert>
          )}
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
