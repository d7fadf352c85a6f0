import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { OverviewPage } from '#admin/kitchen/overview/overview-page.tsx';
import { canCall, useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';

/** Said where somebody's role does not lead. */
export const NoAccess = () => (
  <Page title="Not yours to open">
    <EmptyState words="Your account does not open this part of the desk. An owner can change what it opens, under Staff." />
  </Page>
);

/** A page for those who may make the call that it lives on. */
export function RequireAccess({ endpoint, children }: { endpoint: Endpoint; children: ReactNode }) {
  const { permissions, error, refetch } = usePermissions<StaffRole>();
  if (permissions) return canCall(permissions, endpoint) ? children : <NoAccess />;
  return (
    <Page title="One moment">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}

/** Where the desk opens: on what waits, for a driver on what is to be brought today. */
export function FirstPage() {
  const may = useCanCall();
  return (
    <RequireAccess endpoint={deliveries.list}>
      {may(overview.read) ? <OverviewPage /> : <Navigate to="/deliveries" replace />}
    </RequireAccess>
  );
}

/** An address of the desk that leads nowhere. */
export const NotFound = () => (
  <Page title="Not found">
    <EmptyState words="There is nothing at this address. The menu lists everything there is.">
      <Button component={Link} to="/" variant="outlined" color="secondary">
        Go to the overview
      </Button>
    </EmptyState>
  </Page>
);
