import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FirstDayCard } from '#admin/kitchen/first-day-card.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { ComingDays } from './coming-days.tsx';
import { MoneyCard } from './money-card.tsx';
import { TodayCard } from './today-card.tsx';
import { troubleWords } from './trouble-words.ts';
import { useOverview } from './use-overview.ts';
import { WaitingList } from './waiting-list.tsx';

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
);

/**
 * What keeps the program from its work, what today holds, what waits for somebody, how the money stands for those who see the books, and how
 * full the coming days are; each leads to where it is dealt with.
 */
export function OverviewPage() {
  const { data, error, refetch } = useOverview();
  const trouble = data && troubleWords(data);
  return (
    <Page title="Overview">
      {trouble && <Alert severity="error">{trouble}</Alert>}
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
          <Column>
            <TodayCard overview={data} />
            <WaitingList overview={data} />
          </Column>
          <Column>
            {data.money && <MoneyCard money={data.money} />}
            <ComingDays days={data.days} today={data.today} capacity={data.tiffinCapacity} />
          </Column>
        </Box>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
