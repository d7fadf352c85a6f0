import { Box } from '@mui/material';
import { useCall } from '#admin/api/use-call.ts';
import { Page } from '#admin/parts/page.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { overview } from '#contract/admin/desk.ts';
import { ComingDays } from './coming-days.tsx';
import { WaitingList } from './waiting-list.tsx';

const A_MINUTE = 60_000;

/** What waits for somebody, and how full the coming days are; each leads to where it is dealt with. */
export function OverviewPage() {
  const { data, error, refetch } = useCall(overview.read, {}, { refetchInterval: A_MINUTE });
  return (
    <Page title="Overview">
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
