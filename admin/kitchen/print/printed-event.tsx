import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { READ_OPTIONS } from '#admin/platform/client/read-options.ts';
import { inquiryPath } from '#admin/catering/inquiries/paths.ts';
import { Nothing, ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import type { AdminInquiryDetails } from '#contract/catering/desk/catering.ts';
import { EventSheet } from './event-sheet.tsx';
import { Paper } from './paper.tsx';

/** The production sheet of the event that the address names. */
export function PrintedEvent() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useGetOne<AdminInquiryDetails>(
    'catering-inquiries',
    { id },
    { ...READ_OPTIONS, enabled: id !== '' },
  );
  return (
    <Paper
      title={data ? `Production sheet, ${data.inquiryNumber}` : 'Production sheet'}
      back={
        id
          ? { to: inquiryPath({ id }), words: 'Back to the inquiry' }
          : { to: '/event-book', words: 'Back to the event book' }
      }
      ready={data !== undefined}
    >
      {data ? (
        <main>
          <EventSheet inquiry={data} />
        </main>
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : id ? (
        <Waiting />
      ) : (
        <Nothing words="There is no such event." />
      )}
    </Paper>
  );
}
