import { Box, Link } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  DataTable,
  type RaRecord,
  SearchInput,
  SelectInput,
  useCreatePath,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { optionGroup } from '#admin/platform/forms/option-group.tsx';
import type { AuditEntry } from '#contract/kitchen/desk.ts';
import {
  AUDIT_ACTIONS,
  AUDIT_RESOURCES,
  auditSentence,
  resourceLabel,
  sentenceAround,
} from '#domain/kitchen/audit/audit-sentences.ts';
import { changesOf } from '#domain/kitchen/audit/changes.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const RESOURCES = AUDIT_RESOURCES.map((id) => ({ id, name: begin(resourceLabel(id)) }));

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Who, what, name, number" />,
  <SelectInput key="resource" source="resource" label="About" choices={RESOURCES} alwaysOn />,
  <AutocompleteInput
    key="done"
    source="done"
    label="What was done"
    choices={AUDIT_ACTIONS.map(({ id, words, about }) => ({
      id,
      name: words,
      about: begin(about),
    }))}
    groupBy={({ about }: RaRecord) => about}
    renderGroup={optionGroup}
    slotProps={{
      listbox: { sx: { py: 0 } },
      // On a phone its field is too narrow for its sentences.
      popper: { placement: 'bottom-end', sx: { minWidth: 'min(300px, calc(100vw - 24px))' } },
    }}
    alwaysOn
    sx={{ minWidth: { sm: 260 } }}
  />,
];

/** Field by field, what was before and what is after. */
export const Changes = ({ entry }: { entry: AuditEntry }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
    {changesOf(entry).map(({ field, before, after }) => (
      <Box
        key={`${field} ${before} ${after}`}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
      >
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

/** The changes of a row, shown when somebody asks: until then they take no room. */
function ChangesOnDemand({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const count = changesOf(entry).length;
  if (count === 0) return null;
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ '& summary': { cursor: 'pointer', minHeight: 28, whiteSpace: 'nowrap' } }}
    >
      <summary>{counted(count, 'field')}</summary>
      {isOpen && <Changes entry={entry} />}
    </Box>
  );
}

/** The resources whose record opens for changing; the others show one. */
const EDITED = new Set([
  ...['customers', 'plan-groups', 'snacks', 'dishes', 'catering-options'],
  ...['blogs', 'blog-categories', 'closures', 'staff'],
]);

/** What somebody did, as a sentence in which the thing that it was done to leads to its page. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const createPath = useCreatePath();
  const [before, after] = sentenceAround(entry);
  const { thing } = entry;
  if (!thing?.page || after === null)
    return <>{keepTogether(auditSentence(entry, [thing?.name ?? null]))}</>;
  const { resource, id } = thing.page;
  const type = EDITED.has(resource) ? 'edit' : 'show';
  return (
    <>
      {before}
      <Link component={RouterLink} to={createPath({ resource, id, type })} color="inherit">
        {keepTogether(thing.name)}
      </Link>
      {after}
    </>
  );
}

/** Who did what at the desk; nothing here can be changed. */
export const AuditList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'at', order: 'DESC' }}
    filters={FILTERS}
    actions={<ListActions />}
    empty={<EmptyState words="Nothing has been done at this desk yet." />}
  >
    <DeskTable<AuditEntry>
      phone={(row) => (
        <PhoneRow
          title={<AuditSentence entry={row} />}
          lines={[
            `${formatInstant(row.at)} · ${row.actor}`,
            <ChangesOnDemand key="changes" entry={row} />,
          ]}
        />
      )}
      emptyWords="Nothing fits this search and these filters."
    >
      <DataTable.Col source="at" label="When" render={(row: AuditEntry) => formatInstant(row.at)} />
      <DataTable.Col source="actor" label="Who" disableSort />
      <DataTable.Col
        label="What"
        cellClassName="prose"
        disableSort
        render={(row: AuditEntry) => <AuditSentence entry={row} />}
      />
      <DataTable.Col
        label="Changed"
        cellClassName="prose"
        disableSort
        render={(row: AuditEntry) => <ChangesOnDemand entry={row} />}
      />
    </DeskTable>
  </DeskList>
);
