import { Typography } from '@mui/material';
import { useMay } from '#admin/platform/client/use-may.ts';
import { Changes } from '#admin/kitchen/audit-log/list.tsx';
import { WhatWasDone } from '#admin/kitchen/audit-log/what-was-done.tsx';
import { Latest } from '#admin/platform/parts/latest.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import type { AdminCustomerWhole, CustomerStep } from '#contract/account/desk/customers.ts';
import { type AuditEntry, adminAudit } from '#contract/kitchen/desk/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

const DONE: Record<CustomerStep['action'], string> = {
  disable: 'Disabled',
  enable: 'Enabled',
  'sign-out': 'Signed out everywhere',
  merge: 'Another account merged in',
};

/** What the desk did with an account and why, and what it changed about the customer. */
export function History({ customer: { id, steps } }: { customer: AdminCustomerWhole }) {
  const may = useMay();
  return (
    <>
      <Section title="What the desk did with the account">
        {steps.length === 0 ? (
          <Typography color="textSecondary">Nothing so far.</Typography>
        ) : (
          <SmallTable
            label="What the desk did with the account"
            rows={steps}
            keyOf={(step) => step.id}
            columns={[
              { heading: 'What', wraps: true, cell: ({ action }) => DONE[action] },
              { heading: 'Why', wraps: true, cell: ({ reason }) => reason },
              { heading: 'When', cell: ({ at }) => formatInstant(at) },
              { heading: 'Who', wraps: true, cell: ({ actor }) => actor },
            ]}
          />
        )}
      </Section>
      {may(adminAudit.list) && (
        <Latest<AuditEntry>
          title="What the desk changed"
          resource="audit-log"
          filter={{ resource: 'customers', resourceId: id }}
          sortedBy="at"
          shown={5}
          columns={[
            { heading: 'When', cell: ({ at }) => formatInstant(at) },
            { heading: 'Who', wraps: true, cell: ({ actor }) => actor },
            { heading: 'What', wraps: true, cell: (entry) => <WhatWasDone entry={entry} /> },
            { heading: 'Changes', wraps: true, cell: (entry) => <Changes entry={entry} /> },
          ]}
          nothing="Nothing so far."
        />
      )}
    </>
  );
}
