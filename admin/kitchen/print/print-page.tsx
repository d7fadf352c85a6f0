import { Authenticated } from 'react-admin';
import { useParams } from 'react-router';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { SignInAgain } from '#admin/kitchen/sign-in/sign-in-again.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { Labels } from './labels.tsx';
import { PrintedDay } from './printed-day.tsx';
import { PrintedEvent } from './printed-event.tsx';
import { PrintedTickets } from './printed-tickets.tsx';
import { hasAnything } from './sheets.ts';

const SHEETS: Record<string, () => React.ReactNode> = {
  'kitchen-sheet': () => (
    <PrintedDay title="Kitchen sheet" Sheet={KitchenSheet} hasAny={hasAnything} />
  ),
  labels: () => <PrintedDay title="Labels" Sheet={Labels} hasAny={({ tiffins }) => tiffins > 0} />,
  'delivery-list': () => <DeliveryList />,
  'event-sheet': () => <PrintedEvent />,
  'snack-tickets': () => <PrintedTickets />,
};

/** What the desk prints, each on a page of its own without the desk around it. */
export default function PrintPage() {
  const { sheet = '' } = useParams();
  return (
    <Authenticated>
      <SignInAgain />
      {Object.hasOwn(SHEETS, sheet) ? (
        SHEETS[sheet]?.()
      ) : (
        <Nothing words="There is no such sheet." />
      )}
    </Authenticated>
  );
}
