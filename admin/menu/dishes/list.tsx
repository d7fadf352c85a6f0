import { Stack } from '@mui/material';
import {
  CreateButton,
  DataTable,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { COURSE_CHOICES, DIET_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable } from '#admin/kitchen/lists/desk-table.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { DishPicture } from '#admin/platform/photos/picture.tsx';
import { SheetMenu } from '#admin/platform/sheets/sheet-menu.tsx';
import { type AdminDish, adminDishes } from '#contract/menu/desk-dishes.ts';
import {
  AllergensMissing,
  courseOf,
  DietMarks,
  Offered,
  PhoneDish,
  plannedDaysText,
  portionOf,
  spiceOf,
} from './dish-facts.tsx';

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...COURSE_CHOICES.map(({ id, name }) => ({ key: id, words: name, filter: { course: id } })),
];

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, words" />,
  <SelectInput key="diet" source="diet" label="Suits" choices={DIET_CHOICES} alwaysOn />,
  <NullableBooleanInput
    key="isActive"
    source="isActive"
    label="Offered to plan"
    nullLabel="All"
    trueLabel="On"
    falseLabel="Off"
    alwaysOn
  />,
];

/** Adds to the course whose tab is open. */
function Actions() {
  const { course } = useListContext().filterValues;
  return (
    <TopToolbar sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <CreateButton
        label="Add a dish"
        variant="contained"
        size="medium"
        {...(course && { state: { record: { course } } })}
      />
      <SheetMenu downloads={adminDishes.downloadSheet} importPath="/dishes/import" hasPhotos />
    </TopToolbar>
  );
}

/** What the weekly menu can be planned from, course by course. */
export const DishList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'name', order: 'ASC' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={
      <EmptyState words="No dishes yet. Add some, and plan the weekly menu with them.">
        <Actions />
      </EmptyState>
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['course']}>
      <DeskTable<AdminDish>
        opens="edit"
        phone={PhoneDish}
        emptyWords="No dish fits this search and these filters."
      >
        <DataTable.Col
          source="name"
          label="Name"
          cellClassName="prose"
          render={(dish: AdminDish) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
              <DishPicture dish={dish} width={60} />
              <span>
                {dish.name} <AllergensMissing {...dish} />
              </span>
            </Stack>
          )}
        />
        <DataTable.Col source="course" label="Course" render={courseOf} />
        <DataTable.Col
          label="Suits"
          cellClassName="prose"
          disableSort
          render={(dish: AdminDish) => <DietMarks diets={dish.diets} />}
        />
        <DataTable.Col label="Spice" disableSort render={spiceOf} />
        <DataTable.Col label="Portion" disableSort render={portionOf} />
        <DataTable.Col
          label="In the weeks"
          cellClassName="prose"
          disableSort
          render={plannedDaysText}
        />
        <DataTable.Col label="Offered" disableSort render={Offered} />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
