import {
  Alert,
  Box,
  Card,
  Link,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { inquiryPath } from '#admin/catering/inquiries/inquiry-record.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { AsOf } from '#admin/platform/components/as-of.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState, RefreshProblem } from '#admin/platform/components/states.tsx';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { formatDay, formatMonth, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { ClosedNote, DayEvents, DayHead, TiffinLoad } from './day-events.tsx';
import { MonthBar, MonthTable } from './month.tsx';
import {
  countEvents,
  daysOf,
  type EventBookDay,
  hasSomething,
  type IsoMonth,
  isMonth,
  monthOf,
  onClosedDay,
  weeksOf,
} from './months.ts';

/** How often the month is read again; not while the page is hidden. */
const REFRESH_MS = 60_000;

/** How many events of a day are seen at once. */
const SHOWN = 20;

type Props = { month: IsoMonth; days: readonly EventBookDay[]; capacity: number; today: IsoDay };

/** A month where there is no room for a calendar: its days below each other. */
function DayList({ month, days, capacity, today }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? days : days.filter((day) => hasSomething(day) || day.date === today);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        value={all}
        onChange={(_event, chosen: boolean | null) => chosen !== null && setAll(chosen)}
        aria-label="Which days"
        sx={{
          '& button': { flex: 1, minHeight: 44, textTransform: 'none', color: 'text.primary' },
        }}
      >
        <ToggleButton value={false}>Days with something</ToggleButton>
        <ToggleButton value={true}>All days</ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 ? (
        <EmptyState words={`Nothing is planned in ${formatMonth(month)}.`} />
      ) : (
        <Stack
          component="ol"
          aria-label={`Days of ${formatMonth(month)}`}
          sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.75 }}
        >
          {shown.map((day) => (
            <Day key={day.date} day={day} capacity={capacity} isToday={day.date === today} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const Day = ({
  day,
  capacity,
  isToday,
}: {
  day: EventBookDay;
  capacity: number;
  isToday: boolean;
}) => (
  <Card
    component="li"
    sx={{
      px: 1.25,
      pb: day.events.length > 0 || day.closure !== null ? 1 : 0,
      ...(isToday && { borderColor: 'house.leafInk', borderWidth: 2 }),
    }}
  >
    <Stack sx={{ gap: 0.75 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <DayHead
          date={day.date}
          words={formatDay(day.date)}
          name={formatDay(day.date)}
          isToday={isToday}
        />
        <Box sx={{ ml: 'auto', width: 150, flex: '0 1 150px' }}>
          {hasSomething(day) ? (
            day.tiffins + day.waiting > 0 && <TiffinLoad {...day} capacity={capacity} />
          ) : (
            <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>Nothing planned</Box>
          )}
        </Box>
      </Stack>
      <ClosedNote day={day} />
      <DayEvents day={day} shown={SHOWN} />
    </Stack>
  </Card>
);

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
            <Typography sx={{ flex: 1 }}>{countText(data.days)}</Typography>
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
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <MonthSkeleton month={month} narrow={narrow} />
      )}
    </Page>
  );
}

function countText(days: readonly EventBookDay[]): string {
  const { events, sure, guests } = countEvents(days);
  if (events === 0) return 'No event in this month.';
  const said = counted(events, 'event');
  return sure === 0
    ? `${said}, none confirmed yet.`
    : `${said}, ${sure} confirmed for ${guests} guests.`;
}

/** The events that are planned while the kitchen is closed, day by day. */
function ClosedDays({ days }: { days: readonly EventBookDay[] }) {
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
