import { Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { today } from '#admin/kitchen/labels/today.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState } from '#admin/platform/components/states.tsx';
import { adminPageViews } from '#contract/site/page-views.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { lastDays, type PageViewDays, readDays } from './page-view-days.ts';

const number = (count: number) => count.toLocaleString('en-CA');

const RANGES = [7, 30, 90];

/** Which days are counted, and the way to others. */
function DaysBar({ days, onChoose }: { days: PageViewDays; onChoose: (to: PageViewDays) => void }) {
  const date = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={days[name]}
      margin="none"
      onChange={({ target }) => {
        const day: IsoDay = target.value;
        // The other end comes along, so that the days are always some.
        if (isDay(day))
          onChoose(
            name === 'from'
              ? { from: day, to: day > days.to ? day : days.to }
              : { from: day < days.from ? day : days.from, to: day },
          );
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 170 } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', gap: 1.25, flex: { xs: '1 1 100%', sm: 'none' } }}>
        {date('from', 'From')}
        {date('to', 'To')}
      </Box>
      {RANGES.map((count) => {
        const range = lastDays(today(), count);
        const isChosen = range.from === days.from && range.to === days.to;
        return (
          <Button
            key={count}
            variant={isChosen ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={isChosen}
            onClick={() => onChoose(range)}
            sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap' }}
          >
            {count} days
          </Button>
        );
      })}
    </Box>
  );
}

/** How often each page of the shop was looked at; nobody knows by whom. */
export function PageViewsPage() {
  const [query, setQuery] = useSearchParams();
  const days = readDays(query, today());
  const { data, error, refetch } = useCall(adminPageViews.list, { query: days });
  const total = data?.reduce((sum, { views }) => sum + views, 0) ?? 0;
  return (
    <Page title="Visits">
      <DaysBar days={days} onChoose={(chosen) => setQuery({ ...chosen }, { replace: true })} />
      <Card sx={{ p: { xs: 1.75, sm: 2.5 } }}>
        {data ? (
          data.length > 0 ? (
            <>
              <Typography sx={{ mb: 1 }}>
                {number(total)} {plural(total, 'visit')} in these days.
              </Typography>
              <SmallTable
                label="Visits by page"
                rows={data}
                keyOf={({ page }) => page}
                columns={[
                  { heading: 'Page', wraps: true, cell: ({ page }) => page },
                  { heading: 'Visits', cell: ({ views }) => number(views), align: 'right' },
                  {
                    heading: 'Share',
                    cell: ({ views }) => `${Math.round((100 * views) / total)} %`,
                    align: 'right',
                  },
                ]}
              />
            </>
          ) : (
            <EmptyState words="Nothing was counted in these days." />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} role="status" aria-label="Reading the visits…" />
        )}
      </Card>
      <Typography variant="body2" color="textSecondary">
        Counted by day and page alone. People who do not want it, or whose browser says so, are not
        counted, nor are pages that a private link opens.
      </Typography>
    </Page>
  );
}
