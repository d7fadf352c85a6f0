import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#admin/api/use-call.ts';
import { Nothing, ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { today } from '#admin/words/today.ts';
import { type KitchenDay, kitchenDays } from '#contract/admin/tiffin-orders.ts';
import { formatDay, isDay } from '#domain/days.ts';
import { Paper } from './paper.tsx';
import { type DaySheets, sheetsOf } from './sheets.ts';
import './day-sheets.css';

type Props = { title: string; Sheet: ComponentType<{ sheets: DaySheets }> };

/** A sheet of the kitchen's day. */
export function PrintedDay({ title, Sheet }: Props) {
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isDay(asked) ? asked : today();
  const { data, error, refetch } = useCall(kitchenDays.read, { params: { date } });
  return (
    <Paper
      title={`${title}, ${formatDay(date)}`}
      back={{ to: `/kitchen-day?date=${date}`, words: 'Back to the day' }}
      ready={data !== undefined}
    >
      {data ? (
        <SheetOrEmpty day={data} Sheet={Sheet} />
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Paper>
  );
}

function SheetOrEmpty({ day, Sheet }: { day: KitchenDay; Sheet: Props['Sheet'] }) {
  const sheets = sheetsOf(day);
  if (sheets.total === 0)
    return <Nothing words={`Nothing is to be cooked on ${formatDay(day.date)}.`} />;
  return (
    <main>
      <Sheet sheets={sheets} />
    </main>
  );
}
