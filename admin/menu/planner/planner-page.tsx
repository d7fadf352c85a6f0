import { Skeleton, Stack, useMediaQuery } from '@mui/material';
import { today } from '#admin/kitchen/labels/today.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { ErrorState, RefreshProblem } from '#admin/platform/components/states.tsx';
import { mondayOf } from '#domain/platform/days.ts';
import { Planner } from './planner.tsx';
import { usePlannerData } from './use-planner-data.ts';
import { NARROW } from './week-board.tsx';

/** The weekly menu: a cycle of weeks and certain weeks instead of them, planned day by day. */
export default function PlannerPage() {
  const thisMonday = mondayOf(today());
  const { data, error, refetch } = usePlannerData(thisMonday);
  return (
    <Page title="Weekly menu">
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {error && <RefreshProblem error={error} onRetry={refetch} />}
          <Planner data={data} thisMonday={thisMonday} />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <PlannerSkeleton />
      )}
    </Page>
  );
}

/** The planner's shape while the weeks are read. */
function PlannerSkeleton() {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  return (
    <Stack role="status" aria-label="Reading the weeks…" sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={60} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={narrow ? 900 : 560} sx={{ borderRadius: 4 }} />
    </Stack>
  );
}
