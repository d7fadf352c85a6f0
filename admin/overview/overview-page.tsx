import { Box } from '@mui/material';
import { FirstDayCard } from '#admin/kitchen/first-day-card.tsx';
import { Page } from '#admin/parts/page.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { ComingDays } from './coming-days.tsx';
import { useOverview } from './use-overview.ts';
import { WaitingList } from './waiting-list.tsx';

/** What waits for somebody, and how full the coming days are; each leads to where it is dealt with. */
export function OverviewPage() {
  const { data, error, refetch } = useOverview();
  return (
    <Page title="Overview">
      <FirstDayCard />
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <WaitingList overview={data} />
          <ComingDays days={data.days} today={data.today} />
        </Box>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
