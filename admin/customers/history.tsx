import { Typography } from '@mui/material';
import { useMay } from '#admin/api/use-may.ts';
import { Changes } from '#admin/audit-log/list.tsx';
import { WhatWasDone } from '#admin/audit-log/what-was-done.tsx';
import { Latest } from '#admin/parts/latest.tsx';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import type { AdminCustomerWhole, CustomerStep } from '#contract/admin/customers.ts';
import { type AuditEntry, adminAudit } from '#contract/admin/desk.ts';
import { formatInstant } from '#domain/days.ts';

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
