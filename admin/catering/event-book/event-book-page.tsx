import { Alert, Box, Link, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { inquiryPath } from '#admin/catering/inquiries/paths.ts';
import { AsOf } from '#admin/platform/parts/as-of.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ReadProblem, RefreshProblem } from '#admin/platform/parts/states.tsx';
import { today } from '#admin/platform/words/today.ts';
import { adminCatering } from '#contract/catering/desk/catering.ts';
import { formatDay } from '#domain/platform/days.ts';
import { DayList } from './day-list.tsx';
import { type BookDay, countEvents, onClosedDay } from './days.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthTable } from './month-table.tsx';
import { daysOf, type IsoMonth, isMonth, monthOf, weeksOf } from './months.ts';

/** How often the month is read again; not while the page is hidden. */
const REFRESH_MS = 60_000;

/** The event book: a month of catering beside the tiffins and closures of each day. */
export function EventBookPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const thisMonth = monthOf(today());
  const month: IsoMonth = isMonth(asked) ? asked : thisMonth;
  const { data, error, refetch, dataUpdatedAt, isFetching } = useCall(
    adminCatering.month,
    { params: { month } },
    { refetchInterval: REFRESH_MS },
  );
  const narrow = useMediaQuery('(max-width: 999px)', { noSsr: true });
  const Days = narrow ? DayList : MonthTable;

  return (
    <Page title="Event book">
      <MonthBar {...{ month, thisMonth }} onChoose={(chosen) => setParams({ month: chosen })} />
      {data ? (
        <Stack sx={{ gap: 1.5 }}>
          {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Typography sx={{ flex: 1 }}>{countWords(data.days)}</Typography>
            <AsOf readAt={dataUpdatedAt} refreshing={isFetching} onRefresh={() => void refetch()} />
          </Box>
          <ClosedDays days={data.days} />
          <Days
            key={month}
            month={month}
            days={data.days}
            capacity={data.tiffinCapacity}
            today={today()}
          />
        </Stack>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <MonthSkeleton month={month} narrow={narrow} />
      )}
    </Page>
  );
}

function countWords(days: readonly BookDay[]): string {
  const { events, sure, guests } = countEvents(days);
  if (events === 0) return 'No event in this month.';
  const said = `${events} ${events === 1 ? 'event' : 'events'}`;
  return sure === 0
    ? `${said}, none confirmed yet.`
    : `${said}, ${sure} confirmed for ${guests} guests.`;
}

/** The events that are planned while the kitchen is closed, day by day. */
function ClosedDays({ days }: { days: readonly BookDay[] }) {
  const closed = days.filter((day) => onClosedDay(day).length > 0);
  if (closed.length === 0) return null;
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start' }}>
      Events are planned while the kitchen is closed:
      {closed.map((day) => (
        <div key={day.date}>
          {formatDay(day.date)}, {day.closure}:{' '}
          {onClosedDay(day).map((event, place) => (
            <span key={event.id}>
              {place > 0 && ', '}
              <Link component={RouterLink} to={inquiryPath(event)} color="inherit">
                {event.inquiryNumber}
              </Link>
            </span>
          ))}
        </div>
      ))}
    </Alert>
  );
}

/** The month's shape while it is read. */
const MonthSkeleton = ({ month, narrow }: { month: IsoMonth; narrow: boolean }) => (
  <Stack role="status" aria-label="Reading the month…" sx={{ gap: 1.5 }}>
    <Skeleton variant="text" width={260} height={44} />
    <Skeleton
      variant="rounded"
      height={narrow ? 480 : 44 + 109 * weeksOf(daysOf(month).map((date) => ({ date }))).length}
      sx={{ borderRadius: 4 }}
    />
  </Stack>
);
