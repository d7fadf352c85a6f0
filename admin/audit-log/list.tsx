import { Box, Link } from '@mui/material';
import { DataTable, SearchInput, SelectInput, TextInput, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/parts/desk-table.tsx';
import { ListActions } from '#admin/parts/list-actions.tsx';
import { Nothing } from '#admin/parts/states.tsx';
import type { AuditEntry } from '#contract/admin/desk.ts';
import { formatInstant } from '#domain/days.ts';
import { changesOf } from './changes.ts';

const RESOURCES = [
  'subscriptions',
  'tiffin-orders',
  'kitchen-days',
  'snack-orders',
  'catering-inquiries',
  'payments',
  'customers',
  'plan-groups',
  'snacks',
  'catering-options',
  'closures',
  'weekly-timings',
  'settings',
  'staff',
  'mails',
].map((id) => ({ id, name: id.replace('-', ' ') }));

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Who, what" />,
  <SelectInput key="resource" source="resource" label="About" choices={RESOURCES} alwaysOn />,
  <TextInput key="resourceId" source="resourceId" label="Its id" alwaysOn />,
];

/** Field by field, what was before and what is after. */
export const Changes = ({ entry }: { entry: AuditEntry }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
    {changesOf(entry).map(({ field, before, after }) => (
      <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="dt" sx={{ fontWeight: 650 }}>
          {field}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {before !== null && (
            <Box component="del" sx={{ color: 'house.chilliInk', mr: 1 }}>
              {before}
            </Box>
          )}
          {after !== null && (
            <Box component="ins" sx={{ color: 'house.leafInk', textDecoration: 'none' }}>
              {after}
            </Box>
          )}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Where each audited thing can be looked at. */
const PAGES: Record<string, 'show' | 'edit'> = {
  subscriptions: 'show',
  'tiffin-orders': 'show',
  'snack-orders': 'show',
  'catering-inquiries': 'show',
  mails: 'show',
  customers: 'edit',
  'plan-groups': 'edit',
  snacks: 'edit',
  'catering-options': 'edit',
  closures: 'edit',
  staff: 'edit',
};

/** What it was done to: a way to its page, or its name where it has none. */
function Which({ entry }: { entry: AuditEntry }) {
  const createPath = useCreatePath();
  const { resource, resourceId } = entry;
  const type = PAGES[resource];
  if (!resourceId || !type || entry.action === 'delete') return <>{resourceId}</>;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: resourceId, type })}
      color="inherit"
    >
      Open
    </Link>
  );
}

/** The changes of a row, shown when somebody asks. */
function AskedChanges({ entry }: { entry: AuditEntry }) {
  const count = changesOf(entry).length;
  if (count === 0) return null;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', minHeight: 28 } }}>
      <summary>{count === 1 ? '1 field' : `${count} fields`}</summary>
      <Changes entry={entry} />
    </Box>
  );
}

/** Who did what at the desk; nothing here can be changed. */
export const AuditList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'at', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<Nothing words="Nothing has been done at this desk yet." />}
  >
    <DeskTable<AuditEntry>
      phone={(row) => (
        <PhoneRow
          title={`${row.action} · ${row.resource.replace('-', ' ')}`}
          lines={[
            `${formatInstant(row.at)} · ${row.actor}`,
            <AskedChanges key="changes" entry={row} />,
          ]}
        />
      )}
      emptyWords="Nothing fits this search and these filters."
    >
      <DataTable.Col
        source="at"
        label="When"
        sx={{ whiteSpace: 'nowrap' }}
        render={(row: AuditEntry) => formatInstant(row.at)}
      />
      <DataTable.Col source="actor" label="Who" disableSort />
      <DataTable.Col source="action" label="What" disableSort />
      <DataTable.Col
        label="About"
        disableSort
        render={(row: AuditEntry) => row.resource.replace('-', ' ')}
      />
      <DataTable.Col
        label="Changed"
        disableSort
        render={(row: AuditEntry) => <AskedChanges entry={row} />}
      />
      <DataTable.Col
        label="Which"
        disableSort
        render={(row: AuditEntry) => <Which entry={row} />}
      />
    </DeskTable>
  </DeskList>
);
