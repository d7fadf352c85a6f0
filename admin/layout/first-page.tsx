import { Navigate } from 'react-router';
import { useMay } from '#admin/api/use-may.ts';
import { OverviewPage } from '#admin/overview/overview-page.tsx';
import { deliveries } from '#contract/admin/deliveries.ts';
import { overview } from '#contract/admin/desk.ts';
import { Needs } from './needs.tsx';

/** Where the desk opens: on what waits, for a driver on what is to be brought today. */
export function FirstPage() {
  const may = useMay();
  return (
    <Needs endpoint={deliveries.list}>
      {may(overview.read) ? <OverviewPage /> : <Navigate to="/deliveries" replace />}
    </Needs>
  );
}
