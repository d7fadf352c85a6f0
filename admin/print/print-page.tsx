import { useEffect } from 'react';
import { Authenticated } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCall } from '#admin/api/use-call.ts';
import { Nothing, ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { SignInAgain } from '#admin/sign-in/sign-in-again.tsx';
import { today } from '#admin/words/today.ts';
import { type KitchenDay, kitchenDays } from '#contract/admin/tiffin-orders.ts';
import { formatDay, isDay } from '#domain/days.ts';
import { DeliveryList } from './delivery-list.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import './print.css';
import { sheetsOf } from './sheets.ts';

const SHEETS = {
  'kitchen-sheet': { title: 'Kitchen sheet', Sheet: KitchenSheet },
  'delivery-list': { title: 'Delivery list', Sheet: DeliveryList },
};

const isSheet = (name: string | undefined): name is keyof typeof SHEETS =>
  name !== undefined && Object.hasOwn(SHEETS, name);

/** A sheet of the kitchen's day on its own, which opens the print dialog as soon as it can be read. */
export default function PrintPage() {
  const { sheet } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isDay(asked) ? asked : today();
  return (
    <Authenticated>
      <SignInAgain />
      {isSheet(sheet) ? (
        <Printed sheet={sheet} date={date} />
      ) : (
        <Nothing words="There is no such sheet." />
      )}
    </Authenticated>
  );
}

function Printed({ sheet, date }: { sheet: keyof typeof SHEETS; date: string }) {
  const { title, Sheet } = SHEETS[sheet];
  const { data, error, refetch } = useCall(kitchenDays.read, { params: { date } });
  const ready = data !== undefined;

  useEffect(() => {
    document.title = `${title}, ${formatDay(date)}`;
    if (!ready) return;
    // Paper with the wrong font has the wrong page breaks.
    let wanted = true;
    void document.fonts.ready.then(() => wanted && window.print());
    return () => {
      wanted = false;
    };
  }, [ready, title, date]);

  return (
    <div className="paper">
      <nav className="paper-tools" aria-label="This sheet">
        <Link to={`/kitchen-day?date=${date}`}>Back to the day</Link>
        <button type="button" className="main" onClick={() => window.print()} disabled={!ready}>
          Print
        </button>
      </nav>
      {data ? (
        <SheetOrEmpty day={data} Sheet={Sheet} />
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function SheetOrEmpty({ day, Sheet }: { day: KitchenDay; Sheet: typeof KitchenSheet }) {
  const sheets = sheetsOf(day);
  if (sheets.total === 0)
    return <Nothing words={`Nothing is to be cooked on ${formatDay(day.date)}.`} />;
  return (
    <main>
      <Sheet sheets={sheets} />
    </main>
  );
}
