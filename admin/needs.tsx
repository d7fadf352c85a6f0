import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { OverviewPage } from '#admin/kitchen/overview/overview-page.tsx';
import { mayCall, useMay } from '#admin/platform/client/use-may.ts';
import { Page } from '#admin/platform/parts/page.tsx';
import { Nothing, ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';

/** Said where somebody's role does not lead. */
export const NotYours = () => (
  <Page title="Not yours to open">
    <Nothing words="Your account does not open this part of the desk. An owner can change what it opens, under Staff." />
  </Page>
);

/** A page for those who may make the call that it lives on. */
export function Needs({ endpoint, children }: { endpoint: Endpoint; children: ReactNode }) {
  const { permissions, error, refetch } = usePermissions<StaffRole>();
  if (permissions) return mayCall(permissions, endpoint) ? children : <NotYours />;
  return (
    <Page title="One moment">
      {error ? <ReadProblem error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </Page>
  );
}

/** Where the desk opens: on what waits, for a driver on what is to be brought today. */
export function FirstPage() {
  const may = useMay();
  return (
    <Needs endpoint={deliveries.list}>
      {may(overview.read) ? <OverviewPage /> : <Navigate to="/deliveries" replace />}
    </Needs>
  );
}

/** An address of the desk that leads nowhere. */
export const NotFound = () => (
  <Page title="Not found">
    <Nothing words="There is nothing at this address. The menu lists everything there is.">
      <Button component={Link} to="/" variant="outlined" color="secondary">
        Go to the overview
      </Button>
    </Nothing>
  </Page>
);
