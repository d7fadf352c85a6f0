import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { mayCall } from '#admin/platform/client/may-call.ts';
import { Page } from '#admin/platform/parts/page.tsx';
import { Nothing, ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/kitchen/staff-roles.ts';

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
