import { Box } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput, PercentInput } from '#admin/platform/parts/decimal-input.tsx';
import { SlugInput } from '#admin/platform/parts/slug-input.tsx';
import { WordsInput } from '#admin/platform/parts/words-input.tsx';
import { DrawnDish } from '#admin/platform/photos/dish-picture.tsx';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { ALLERGENS } from '#admin/platform/words/allergens.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import { CategoryInput } from './category-input.tsx';
import { PriceLine } from './price-line.tsx';

const TAGS = ['steamed', 'fried', 'baked', 'no wheat flour', 'keeps well', 'to share', 'gift'];

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

type Props = { snack: AdminSnack | undefined; onReading: (reading: boolean) => void };

/** Everything about a snack that staff decide. */
export function SnackInputs({ snack, onReading }: Props) {
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
      <PriceLine />
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
      <WordsInput source="allergens" label="Allergens" one="allergen" suggestions={ALLERGENS} />
      <WordsInput source="tags" label="Tags" one="tag" suggestions={TAGS} />
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
