import { Box, Button } from '@mui/material';
import { Megaphone } from 'lucide-react';
import {
  DataTable,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router';
import { DietBadge } from '#admin/account/diet.tsx';
import { doubleInText } from '#admin/account/doubles.tsx';
import { Tags } from '#admin/account/tags.tsx';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { listQueryOf } from '#admin/platform/client/data-provider.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { SheetMenu } from '#admin/platform/sheets/sheet-menu.tsx';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import type { CustomerInList } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { dayOf, formatDate, formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  { key: 'with_plan', words: 'With a plan', filter: { state: 'with_plan' } },
  { key: 'new', words: 'New', filter: { state: 'new' } },
  { key: 'doubles', words: 'Doubles', filter: { state: 'doubles' } },
  { key: 'runs_out', words: 'Runs out', filter: { state: 'runs_out' } },
  { key: 'stopped', words: 'Stopped', filter: { state: 'stopped' } },
  { key: 'unpaid', words: 'Unpaid', filter: { state: 'unpaid' } },
  { key: 'birthday', words: 'Birthday', filter: { state: 'birthday' } },
  { key: 'disabled', words: 'Disabled', filter: { state: 'disabled' } },
  { key: 'leaving', words: 'Leaving', filter: { state: 'leaving' } },
  { key: 'erased', words: 'Anonymised', filter: { state: 'erased' } },
];

/** What is out of the ordinary with an account; null when nothing is. */
function markOf({ disabled, erased, leavingOn }: CustomerInList) {
  if (erased) return <Chip tone="steel">Anonymised</Chip>;
  if (disabled) return <Chip tone="chilli">Disabled</Chip>;
  return leavingOn ? <Chip tone="turmeric">Leaving</Chip> : null;
}

const PhoneCustomer = (row: CustomerInList) => (
  <PhoneRow
    title={row.name}
    aside={markOf(row) ?? `${row.availableCredits} credits`}
    lines={[
      row.email,
      row.phone && formatPhone(row.phone),
      row.lastOrderDay && `Last order ${formatDay(row.lastOrderDay)}`,
      row.owed > 0 && `Owes ${formatMoney(row.owed)}`,
      row.allergies && `Allergy: ${row.allergies}`,
      row.birthday && `Birthday ${formatBirthday(row.birthday)}`,
      row.tags.length > 0 && row.tags.join(', '),
      <MaybeDoubles key="doubles" doubles={row.doubles} />,
    ]}
  />
);

/** Leaves the customers with one tag; not there while nobody has any. */
function TagFilter(props: Omit<SelectInputProps, 'choices'> & { alwaysOn?: boolean }) {
  const { filterValues } = useListContext();
  const known = useCall(adminCustomers.tags, {}).data ?? [];
  const { tag } = filterValues;
  const tags = tag && !known.includes(tag) ? [tag, ...known] : known;
  if (tags.length === 0) return null;
  const { alwaysOn: _, ...input } = props;
  return (
    <SelectInput
      {...input}
      label="Tag"
      sx={{ minWidth: 120, maxWidth: 200 }}
      choices={tags.map((name: string) => ({ id: name, name }))}
    />
  );
}

/** The birthday, in the list of those who have one soon. */
function SoonBirthday({ birthday }: Pick<CustomerInList, 'birthday'>) {
  const { filterValues } = useListContext();
  if (!birthday || filterValues.state !== 'birthday') return null;
  return <Chip tone="turmeric">{formatBirthday(birthday)}</Chip>;
}

/** Who else they may be, in the list of those who may be somebody else. */
function MaybeDoubles({ doubles }: Pick<CustomerInList, 'doubles'>) {
  const { filterValues } = useListContext();
  if (filterValues.state !== 'doubles') return null;
  return doubles.map((double) => (
    <Box key={double.id} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
      {doubleInText(double)}
    </Box>
  ));
}

/** Writes to whoever the list shows, over all its pages. */
function WriteToThese() {
  const { filterValues, total } = useListContext();
  const may = useCanCall();
  const isReachable = filterValues.state !== 'erased' && filterValues.state !== 'disabled';
  if (!total || !isReachable || !may(adminBroadcasts.create)) return null;
  const { state, search, tag } = filterValues;
  const list = {
    to: 'list',
    ...(state && { state }),
    ...(search && { search }),
    ...(tag && { tag }),
  };
  return (
    <Button
      component={Link}
      to={`/broadcasts/create?${new URLSearchParams(list)}`}
      color="secondary"
      startIcon={<Megaphone size={18} aria-hidden />}
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
    >
      Write to these
    </Button>
  );
}

/** What can be done with the list: add somebody, take it along, take over those of another book. */
function CustomerActions() {
  const may = useCanCall();
  const { filterValues, sort } = useListContext();
  const sheet = adminDownloads['customer-sheet'];
  return (
    <ListActions create="New customer">
      <WriteToThese />
      <SheetMenu
        downloads={sheet}
        query={listQueryOf(sheet, { filter: filterValues, sort })}
        importPath={may(adminImports.create) ? '/customers/import' : null}
        hasPhotos
      />
    </ListActions>
  );
}

/** Everybody with an account in the shop. */
export const CustomerList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Name, email, phone, order" />,
      <TagFilter key="tag" source="tag" alwaysOn />,
    ]}
    actions={<CustomerActions />}
    empty={
      <EmptyState words="No customers yet. They register in the shop, you write them down, or you import the ones you have.">
        <CustomerActions />
      </EmptyState>
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['state']}>
      <DeskTable<CustomerInList>
        opens="edit"
        phone={PhoneCustomer}
        emptyWords="No customer fits this search and tab."
      >
        <DataTable.Col
          source="name"
          label="Name"
          cellClassName="prose"
          render={(row: CustomerInList) => (
            <>
              {row.name} {markOf(row)} <SoonBirthday birthday={row.birthday} />{' '}
              <Tags tags={row.tags} />
              <MaybeDoubles doubles={row.doubles} />
            </>
          )}
        />
        <DataTable.Col source="email" label="Email" cellClassName="prose" />
        <DataTable.Col
          source="phone"
          label="Phone"
          disableSort
          render={(row: CustomerInList) => row.phone && formatPhone(row.phone)}
        />
        <DataTable.Col
          label="Diet"
          disableSort
          render={(row: CustomerInList) => <DietBadge diet={row.diet} />}
        />
        <DataTable.NumberCol source="subscriptionCount" label="Plans" disableSort />
        <DataTable.NumberCol source="availableCredits" label="Credits" disableSort />
        <DataTable.Col
          label="Last order"
          disableSort
          render={(row: CustomerInList) => row.lastOrderDay && formatDate(row.lastOrderDay)}
        />
        <DataTable.Col
          label="Owes"
          align="right"
          disableSort
          render={(row: CustomerInList) => row.owed > 0 && formatMoney(row.owed)}
        />
        <DataTable.Col
          source="createdAt"
          label="Since"
          render={(row: CustomerInList) => formatDate(dayOf(row.createdAt))}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
