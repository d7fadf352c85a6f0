import { Alert, Box, Checkbox, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import {
  BooleanInput,
  CreateBase,
  DeleteWithConfirmButton,
  NumberInput,
  TextInput,
} from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { ALLERGENS, CATEGORY_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EditPage } from '#admin/platform/components/record-page.tsx';
import { MoneyInput, PercentInput } from '#admin/platform/forms/decimal-input.tsx';
import { SlugInput } from '#admin/platform/forms/slug-input.tsx';
import { TextChipsInput } from '#admin/platform/forms/text-chips-input.tsx';
import { FormWithPhoto, type PhotoRecord } from '#admin/platform/photos/form-with-photo.tsx';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { DrawnDish } from '#admin/platform/photos/picture.tsx';
import { call } from '#admin/services.ts';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { type AdminSnack, adminSnacks, SnackBody } from '#contract/snacks/desk-catalogue.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import { NEW_SNACK, snackBodyOf } from './snack-body.ts';

const SNACK: PhotoRecord = {
  resource: 'snacks',
  async saveFields(id, values) {
    const body = checkedBy(SnackBody, snackBodyOf(values));
    const { data } = id
      ? await call(adminSnacks.update, { params: { id }, body })
      : await call(adminSnacks.create, { body });
    return data.id;
  },
  setPhoto: (id, file) => call(adminSnacks.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminSnacks.removePhoto, { params: { id } }),
  doneWords: 'Saved. The shop shows it at once.',
};

const TAGS = ['steamed', 'fried', 'baked', 'no wheat flour', 'keeps well', 'to share', 'gift'];

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

type Props = { snack: AdminSnack | undefined; onReading: (reading: boolean) => void };

/** The categories of a snack: as many as fit it. */
function CategoryInput() {
  const headingId = useId();
  const { field } = useController({ name: 'categories', defaultValue: [] });
  const chosen: SnackCategory[] = field.value ?? [];
  const toggle = (id: SnackCategory) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ width: '100%', mt: 1, mb: 1.5 }}>
      <Typography id={headingId} sx={{ fontWeight: 650 }}>
        Categories
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 0.75 }}>
        {CATEGORY_CHOICES.map(({ id, name }) => (
          <Box
            key={id}
            component="label"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              pr: 2,
              borderRadius: 999,
              border: '1.5px solid',
              cursor: 'pointer',
              ...(chosen.includes(id)
                ? { borderColor: 'house.turmericInk', bgcolor: 'house.turmericTint' }
                : { borderColor: 'house.edge' }),
            }}
          >
            <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Where customers find it. With none of them it is still in the list of all snacks.
      </Typography>
    </Box>
  );
}

/** What a customer pays for one, fetched or brought, worked out while it is typed. */
function PricePreview() {
  const [price, deliveryCharge, taxPercentage, unit] = useWatch({
    name: ['price', 'deliveryCharge', 'taxPercentage', 'unit'],
  });
  const isPriced = [price, deliveryCharge, taxPercentage].every(
    (value) => Number.isSafeInteger(value) && value >= 0,
  );
  const line = (deliveryType: DeliveryType) => {
    const snack = { price, deliveryCharge, taxPercentage, quantity: 1 };
    const worked = priceOfSnacks([snack], deliveryType);
    return (
      <div>
        {deliveryType === 'pickup' ? 'Picked up' : 'Delivered'}:{' '}
        <strong>{formatMoney(worked.total)}</strong> ({formatMoney(worked.subtotal)}
        {worked.deliveryFee > 0 && ` + ${formatMoney(worked.deliveryFee)} delivery`}
        {worked.taxAmount > 0 &&
          ` + ${formatMoney(worked.taxAmount)} tax at ${formatPercent(taxPercentage)}`}
        )
      </div>
    );
  };
  return (
    <Box
      role="status"
      sx={{ width: '100%', bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      {isPriced ? (
        <>
          <div>A customer pays for one{unit ? ` (${unit})` : ''}:</div>
          {line('pickup')}
          {line('delivery')}
        </>
      ) : (
        'What a customer pays shows here once there is a price.'
      )}
    </Box>
  );
}

/** Everything about a snack that staff decide. */
function SnackInputs({ snack, onReading }: Props) {
  const name: string = useWatch({ name: 'name' }) ?? '';
  return (
    <>
      <TextInput source="name" label="Name" />
      <SlugInput name={name} stored={snack?.slug} before="/snacks/" otherwise="snack" />
      <TextInput source="description" label="Description" multiline minRows={3} />
      <CategoryInput />
      <Group title="Picture" />
      <PhotoInput
        source="photo"
        current={snack?.image ?? null}
        drawn={name.trim() && <DrawnDish name={name.trim()} />}
        onReading={onReading}
      />
      <Group title="Price" words="Of one, before HST." />
      <Box sx={GRID}>
        <MoneyInput source="price" label="Price" required />
        <TextInput source="unit" label="What the price buys" helperText="6 pieces, 250 g" />
        <MoneyInput
          source="deliveryCharge"
          label="Delivery charge"
          helperText="For each one that is delivered; none when it is picked up."
        />
        <PercentInput
          source="taxPercentage"
          label="HST"
          helperText="In percent, on the price and the delivery charge. 13 in Ontario."
        />
      </Box>
      <PricePreview />
      <Group title="What is in it" />
      <Box sx={GRID}>
        <BooleanInput source="isVegetarian" label="Vegetarian" />
        <BooleanInput source="isSpicy" label="Spicy" />
        <NumberInput
          source="preparationTime"
          label="Preparation time in minutes"
          min={0}
          step={1}
        />
        <NumberInput source="calories" label="Calories of one (kcal)" min={0} step={1} />
      </Box>
      <TextChipsInput source="allergens" label="Allergens" one="allergen" suggestions={ALLERGENS} />
      <TextChipsInput source="tags" label="Tags" one="tag" suggestions={TAGS} />
      <Group title="In the shop" />
      <Box sx={GRID}>
        <BooleanInput source="isActive" label="On offer" />
        <BooleanInput source="featured" label="Held up as a favourite" />
      </Box>
      <NumberInput
        source="dailyLimit"
        label="Limit for a day"
        min={1}
        step={1}
        helperText="No more than this many can be ordered for one day, however many people order at once. Empty: no limit."
      />
    </>
  );
}

/** A snack's fields and photo, new or stored. */
const SnackForm = ({ snack, beside }: { snack?: AdminSnack; beside?: ReactNode }) => (
  <FormWithPhoto
    id={snack?.id}
    record={SNACK}
    schema={SnackBody}
    toBody={snackBodyOf}
    defaults={NEW_SNACK}
    beside={beside}
  >
    {(onReading) => <SnackInputs snack={snack} onReading={onReading} />}
  </FormWithPhoto>
);

/** Adds a snack; it comes last in the shop until the snacks are arranged. */
export const SnackCreate = () => (
  <CreateBase>
    <Page title="Add a snack">
      <SnackForm />
    </Page>
  </CreateBase>
);

/** Changes a snack; the shop shows it at once, what was ordered keeps its name and price. */
export const SnackEdit = () => (
  <EditPage<AdminSnack> noun="Snack">
    {(snack) => (
      <Page title={snack.name}>
        <Alert severity="info" sx={{ maxWidth: 860 }}>
          Customers see a change at once. What is ordered already keeps its name and price.
        </Alert>
        <SnackForm
          snack={snack}
          beside={
            <DeleteWithConfirmButton
              confirmTitle="Delete this snack?"
              confirmContent="Only a snack that was never ordered can be deleted. To stop offering it, switch it off."
              mutationMode="pessimistic"
              color="primary"
            />
          }
        />
      </Page>
    )}
  </EditPage>
);
