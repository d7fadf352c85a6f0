import { Box, Button, Stack } from '@mui/material';
import { ArrowDownUp } from 'lucide-react';
import {
  CreateButton,
  DataTable,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { Link } from 'react-router';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable } from '#admin/platform/parts/desk-table.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { DishPicture } from '#admin/platform/photos/dish-picture.tsx';
import { CATEGORY_CHOICES } from '#admin/platform/words/choices.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import {
  categoriesOf,
  Offered,
  orderedOf,
  PhoneSnack,
  PhoneSoldOut,
  priceOf,
} from './snack-facts.tsx';
import { SoldOutSwitch } from './sold-out-switch.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, words" />,
  <SelectInput
    key="category"
    source="category"
    label="Category"
    choices={CATEGORY_CHOICES}
    alwaysOn
  />,
  <NullableBooleanInput
    key="isActive"
    source="isActive"
    label="Offered"
    nullLabel="All"
    trueLabel="On offer"
    falseLabel="Off"
    alwaysOn
  />,
];

const Actions = () => (
  <TopToolbar sx={{ gap: 1, alignItems: 'center' }}>
    <Button
      component={Link}
      to="/snacks/arrange"
      color="secondary"
      startIcon={<ArrowDownUp size={18} aria-hidden />}
    >
      Arrange
    </Button>
    <CreateButton label="Add a snack" variant="contained" size="medium" />
  </TopToolbar>
);

/** What is on the counter, and what is switched off. */
export const SnackList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={
      <Nothing words="No snacks yet. Add one, and the shop offers it.">
        <CreateButton label="Add a snack" variant="contained" />
      </Nothing>
    }
  >
    <DeskTable<AdminSnack>
      opens="edit"
      phone={PhoneSnack}
      phoneActions={PhoneSoldOut}
      emptyWords="No snack fits this search and these filters."
    >
      <DataTable.Col
        source="sortOrder"
        label="Place"
        sx={{ width: 112 }}
        render={(snack: AdminSnack) => (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ minWidth: 20, textAlign: 'right' }}>{snack.sortOrder}</Box>
            <DishPicture dish={snack} width={60} />
          </Stack>
        )}
      />
      <DataTable.Col source="name" label="Name" cellClassName="prose" />
      <DataTable.Col label="Categories" cellClassName="prose" disableSort render={categoriesOf} />
      <DataTable.Col source="price" label="Price" align="right" render={priceOf} />
      <DataTable.Col label="Ordered" disableSort render={orderedOf} />
      <DataTable.Col
        label="Sold out today"
        disableSort
        render={(snack: AdminSnack) => snack.isActive && <SoldOutSwitch snack={snack} />}
      />
      <DataTable.Col label="Offered" disableSort render={Offered} />
    </DeskTable>
  </DeskList>
);
