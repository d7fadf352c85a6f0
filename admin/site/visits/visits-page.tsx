import { Card, Skeleton, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Page } from '#admin/platform/parts/page.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { Nothing, ReadProblem } from '#admin/platform/parts/states.tsx';
import { today } from '#admin/platform/words/today.ts';
import { adminPageViews } from '#contract/site/desk/page-views.ts';
import { DaysBar } from './days-bar.tsx';
import { readDays } from './visit-days.ts';

const number = (count: number) => count.toLocaleString('en-CA');

/** How often each page of the shop was looked at; nobody knows by whom. */
export function VisitsPage() {
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
                {number(total)} {total === 1 ? 'visit' : 'visits'} in these days.
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
            <Nothing words="Nothing was counted in these days." />
          )
        ) : error ? (
          <ReadProblem error={error} onRetry={() => void refetch()} />
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
