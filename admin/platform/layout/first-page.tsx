import { Navigate } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { OverviewPage } from '#admin/kitchen/overview/overview-page.tsx';
import { deliveries } from '#contract/kitchen/desk/deliveries.ts';
import { overview } from '#contract/kitchen/desk/desk.ts';
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
