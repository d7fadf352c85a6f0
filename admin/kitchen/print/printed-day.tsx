import type { ComponentType } from 'react';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Nothing, ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { type KitchenDay, kitchenDays } from '#contract/tiffin/desk/tiffin-orders.ts';
import { formatDay } from '#domain/platform/days.ts';
import { Paper } from './paper.tsx';
import { type DaySheets, sheetsOf } from './sheets.ts';
import { usePrintedDate } from './use-printed-date.ts';
import './kitchen-sheet.css';

type Props = {
  title: string;
  Sheet: ComponentType<{ sheets: DaySheets }>;
  /** Whether a day has anything for it. */
  hasAny: (day: KitchenDay) => boolean;
};

/** A sheet of the kitchen's day. */
export function PrintedDay({ title, Sheet, hasAny }: Props) {
  const date = usePrintedDate();
  const { data, error, refetch } = useCall(kitchenDays.read, { params: { date } });
  return (
    <Paper
      title={`${title}, ${formatDay(date)}`}
      back={{ to: `/kitchen-day?date=${date}`, words: 'Back to the day' }}
      ready={data !== undefined}
    >
      {data ? (
        <SheetOrEmpty day={data} {...{ Sheet, hasAny }} />
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Paper>
  );
}

function SheetOrEmpty({ day, Sheet, hasAny }: { day: KitchenDay } & Omit<Props, 'title'>) {
  if (!hasAny(day)) return <Nothing words={`Nothing is to be cooked on ${formatDay(day.date)}.`} />;
  return (
    <main>
      <Sheet sheets={sheetsOf(day)} />
    </main>
  );
}
