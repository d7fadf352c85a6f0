import { Box, Button, Stack, Switch } from '@mui/material';
import { ArrowDownUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  CreateButton,
  DataTable,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  useNotify,
} from 'react-admin';
import { Link } from 'react-router';
import { CATEGORY_CHOICES, SNACK_CATEGORY_LABELS } from '#admin/kitchen/labels/choices.ts';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { DishPicture } from '#admin/platform/photos/picture.tsx';
import { SheetMenu } from '#admin/platform/sheets/sheet-menu.tsx';
import { dataProvider } from '#admin/services.ts';
import { type AdminSnack, adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';

const categoriesOf = ({ categories }: AdminSnack): string =>
  categories.map((category) => SNACK_CATEGORY_LABELS[category]).join(', ') || 'None';

/** `C$8.99 / 6 pieces`. */
const priceOf = ({ price, unit }: AdminSnack): string =>
  unit ? `${formatMoney(price)} / ${unit}` : formatMoney(price);

/** `12 of 30 today`: how many are ordered for today, of how many. */
const orderedOf = ({ orderedToday, dailyLimit }: AdminSnack): string =>
  dailyLimit === null ? `${orderedToday} today` : `${orderedToday} of ${dailyLimit} today`;

/** Whether the shop offers it, and what stands out about it. */
const Offered = ({ isActive, featured, orderedToday, dailyLimit }: AdminSnack) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <Chip tone={isActive ? 'leaf' : 'steel'}>{isActive ? 'On offer' : 'Off'}</Chip>
    {featured && <Chip tone="turmeric">Favourite</Chip>}
    {dailyLimit !== null && orderedToday >= dailyLimit && <Chip tone="chilli">Limit reached</Chip>}
  </Stack>
);

/** A snack in the list on a phone. */
const PhoneSnack = (snack: AdminSnack) => (
  <Stack direction="row" sx={{ gap: 1.5 }}>
    <DishPicture dish={snack} width={72} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <PhoneRow
        title={snack.name}
        lines={[`${priceOf(snack)} · ${orderedOf(snack)}`, categoriesOf(snack), Offered(snack)]}
      />
    </Box>
  </Stack>
);

/** Says that none of a snack is left for today, right in its row. Tomorrow it is on sale again. */
function SoldOutSwitch({ snack }: { snack: AdminSnack }) {
  const notify = useNotify();
  const { id, name, soldOutToday } = snack;
  const [wanted, setWanted] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted holds until it is read
  useEffect(() => setWanted(null), [soldOutToday]);

  const { submit, busy } = useSubmit(
    async (soldOut: boolean) => {
      setWanted(soldOut);
      try {
        const action = soldOut ? 'sold-out' : 'back-on-sale';
        await dataProvider.act('snacks', { id, action });
      } catch (caught) {
        setWanted(null);
        notify(failureText(caught), { type: 'error' });
        throw caught;
      }
    },
    (_answer, soldOut) =>
      notify(soldOut ? `${name} is sold out for today.` : `${name} can be ordered for today.`, {
        type: 'success',
      }),
  );

  return (
    <Switch
      checked={wanted ?? soldOutToday}
      onClick={(event) => event.stopPropagation()}
      onChange={(_event, soldOut) => void submit(soldOut)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': `Sold out today: ${name}`,
          'aria-disabled': busy || undefined,
        },
      }}
    />
  );
}

/** What can be done with it there, below its words. */
const PhoneSoldOut = (snack: AdminSnack) =>
  snack.isActive && (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, ml: '74px', mt: -1 }}
    >
      <SoldOutSwitch snack={snack} />
      <span aria-hidden>Sold out today</span>
    </Box>
  );

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
  <ListActions create="Add a snack">
    <Button
      component={Link}
      to="/snacks/arrange"
      color="secondary"
      startIcon={<ArrowDownUp size={18} aria-hidden />}
    >
      Arrange
    </Button>
    <SheetMenu downloads={adminSnacks.downloadSheet} importPath="/snacks/import" hasPhotos />
  </ListActions>
);

/** What is on the counter, and what is switched off. */
export const SnackList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={
      <EmptyState words="No snacks yet. Add one, and the shop offers it.">
        <CreateButton label="Add a snack" variant="contained" />
        <SheetMenu downloads={adminSnacks.downloadSheet} importPath="/snacks/import" hasPhotos />
      </EmptyState>
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
