import { Box } from '@mui/material';
import { CreateButton, DataTable, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { StatusTabs } from '#admin/platform/parts/status-tabs.tsx';
import { MENU_CATEGORY_CHOICES } from '#admin/platform/words/choices.ts';
import type { AdminMenuOption } from '#contract/catering/desk/catering.ts';
import { MENU_CATEGORIES } from '#domain/catering/words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { measureWords } from '#domain/catering/portions.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...MENU_CATEGORY_CHOICES.map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { category: id },
  })),
];

const courseOf = ({ category }: AdminMenuOption): string => MENU_CATEGORIES[category];
const servingOf = ({ portion }: AdminMenuOption): string => (portion ? measureWords(portion) : '');
const surchargeOf = ({ surcharge }: AdminMenuOption): string =>
  surcharge > 0 ? `+${formatMoney(surcharge)} per guest` : '';

const Marks = ({ isActive, isDefault }: AdminMenuOption) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <Chip tone={isActive ? 'leaf' : 'steel'}>{isActive ? 'On offer' : 'Off'}</Chip>
    {isDefault && <Chip tone="turmeric">Default</Chip>}
  </Box>
);

/** Adds to the course whose tab is open. */
function Actions() {
  const { filterValues } = useListContext();
  const { category } = filterValues;
  return (
    <TopToolbar>
      <CreateButton
        label="Add a dish"
        variant="contained"
        size="medium"
        {...(category && { state: { record: { category } } })}
      />
    </TopToolbar>
  );
}

/** What a catering menu can be put together from, course by course. */
export const OptionList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Name" />]}
    actions={<Actions />}
    empty={
      <Nothing words="The catering menu is empty. Add dishes, and the inquiry form offers them.">
        <CreateButton label="Add a dish" variant="contained" />
      </Nothing>
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['category']}>
      <DeskTable<AdminMenuOption>
        opens="edit"
        phone={(row) => (
          <PhoneRow
            title={row.name}
            aside={<Marks {...row} />}
            lines={[[courseOf(row), servingOf(row), surchargeOf(row)].filter(Boolean).join(' · ')]}
          />
        )}
        emptyWords="No dish fits this search and this course."
      >
        <DataTable.NumberCol source="sortOrder" label="Place" />
        <DataTable.Col source="name" label="Name" cellClassName="prose" />
        <DataTable.Col label="Course" disableSort render={courseOf} />
        <DataTable.Col label="One serving" align="right" disableSort render={servingOf} />
        <DataTable.Col label="Surcharge" align="right" disableSort render={surchargeOf} />
        <DataTable.Col
          label="Also written"
          cellClassName="prose"
          disableSort
          render={(row: AdminMenuOption) => row.spellings.join(', ')}
        />
        <DataTable.Col
          label="Offered"
          disableSort
          render={(row: AdminMenuOption) => <Marks {...row} />}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
