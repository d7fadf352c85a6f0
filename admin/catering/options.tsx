import { Alert, Box, Stack, Typography } from '@mui/material';
import {
  BooleanInput,
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  NumberInput,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { MENU_CATEGORY_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { DietsInput } from '#admin/menu/dishes/diets-input.tsx';
import { PortionInputs, typedPortion } from '#admin/menu/portion-inputs.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { CreateForm, EditForm } from '#admin/platform/forms/forms.tsx';
import { TextChipsInput } from '#admin/platform/forms/text-chips-input.tsx';
import { type AdminMenuOption, MenuOptionBody } from '#contract/catering/desk-menu-options.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { measureText } from '#domain/catering/portions.ts';
import { formatMoney } from '#domain/platform/money.ts';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...MENU_CATEGORY_CHOICES.map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { category: id },
  })),
];

const courseOf = ({ category }: AdminMenuOption): string => MENU_CATEGORY_LABELS[category];
const servingOf = ({ portion }: AdminMenuOption): string => (portion ? measureText(portion) : '');
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
      <EmptyState words="The catering menu is empty. Add dishes, and the inquiry form offers them.">
        <CreateButton label="Add a dish" variant="contained" />
      </EmptyState>
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

/** A new dish, as the form starts with it: on offer, below the others. */
const NEW_OPTION = {
  category: 'sabji',
  name: '',
  spellings: [],
  surcharge: 0,
  portion: { amount: null, unit: 'g' },
  diets: ['vegetarian'],
  isDefault: false,
  isActive: true,
  sortOrder: 100,
};

/** Everything about one thing on the catering menu. */
const OptionInputs = () => (
  <>
    <SelectInput
      source="category"
      label="Course"
      choices={MENU_CATEGORY_CHOICES}
      emptyText={false}
      fullWidth
    />
    <TextInput source="name" label="Name" />
    <TextChipsInput source="spellings" label="Also written" one="spelling" suggestions={[]} />
    <MoneyInput source="surcharge" label="Surcharge for each guest" />
    <Typography color="textSecondary">
      The production sheet of an event multiplies one serving: 48 servings of 240 ml are 11.6 L.
      Empty: the sheet counts servings only.
    </Typography>
    <Stack direction="row" sx={{ gap: 2, width: '100%' }}>
      <PortionInputs label="One serving" />
    </Stack>
    <DietsInput />
    <BooleanInput source="isActive" label="On offer" />
    <BooleanInput
      source="isDefault"
      label="The default of its course"
      helperText="An inquiry begins with it. The one that was the default until now is none any more."
    />
    <NumberInput source="sortOrder" label="Place in its course (low comes first)" step={1} />
  </>
);

/** What the form of a thing on the catering menu sends. */
const optionBodyOf = (values: FieldValues): Record<string, unknown> =>
  bodyOf(MenuOptionBody, { ...values, portion: typedPortion(values) });

/** Puts something on the catering menu. */
export const OptionCreate = () => (
  <CreateForm
    title="Add to the catering menu"
    schema={MenuOptionBody}
    toBody={optionBodyOf}
    defaults={NEW_OPTION}
  >
    <OptionInputs />
  </CreateForm>
);

/** Changes something on the catering menu; what was asked for stays as it was. */
export const OptionEdit = () => (
  <EditForm<AdminMenuOption>
    noun="Catering menu"
    title={({ name }) => name}
    schema={MenuOptionBody}
    toBody={optionBodyOf}
    beside={
      <DeleteWithConfirmButton
        confirmTitle="Take this off the menu for good?"
        confirmContent="Inquiries that chose it keep it. To stop offering it for a while, switch it off."
        mutationMode="pessimistic"
        color="primary"
      />
    }
  >
    <Alert severity="info" sx={{ mb: 1.5, width: '100%' }}>
      Customers see a change at once. Inquiries that were sent keep their dishes and prices.
    </Alert>
    <OptionInputs />
  </EditForm>
);
