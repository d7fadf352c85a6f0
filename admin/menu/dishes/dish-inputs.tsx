import { Box } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PortionInputs } from '#admin/platform/parts/portion-inputs.tsx';
import { WordsInput } from '#admin/platform/parts/words-input.tsx';
import { DrawnDish } from '#admin/platform/photos/dish-picture.tsx';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { COURSE_CHOICES, SPICE_CHOICES } from '#admin/platform/words/choices.ts';
import type { AdminDish } from '#contract/menu/desk/dishes.ts';
import { AllergensInput } from './allergens-input.tsx';
import { DietsInput } from './diets-input.tsx';
import { NutritionInput } from './nutrition-input.tsx';

const TAGS = [
  'Gujarati',
  'Punjabi',
  'South Indian',
  'Everyday',
  'Light',
  'High protein',
  'Festive',
];

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

type Props = { dish: AdminDish | undefined; onReading: (reading: boolean) => void };

/** Everything about a dish that staff decide. */
export function DishInputs({ dish, onReading }: Props) {
  const name: string = useWatch({ name: 'name' }) ?? '';
  return (
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <Box sx={GRID}>
        <SelectInput source="course" label="Course" choices={COURSE_CHOICES} emptyText={false} />
        <SelectInput source="spiceLevel" label="Spice" choices={SPICE_CHOICES} emptyText={false} />
      </Box>
      <DietsInput />
      <Group title="Picture" />
      <PhotoInput
        source="photo"
        current={dish?.image ?? null}
        drawn={name.trim() && <DrawnDish name={name.trim()} />}
        onReading={onReading}
      />
      <Group
        title="What one tiffin holds of it"
        words="The kitchen sheet multiplies it: 42 portions of 240 ml are 10.1 L. Empty: the sheet counts portions only."
      />
      <Box sx={GRID}>
        <PortionInputs label="Portion" />
      </Box>
      <Group title="What is in it" />
      <AllergensInput />
      <Group
        title="Nutrition of one portion"
        words="In the order to show; the menu shows the first four lines."
      />
      <NutritionInput />
      <Group title="In the kitchen and on the menu" />
      <NumberInput source="preparationTime" label="Preparation time in minutes" min={0} step={1} />
      <WordsInput source="tags" label="Tags" one="tag" suggestions={TAGS} />
      <BooleanInput
        source="isActive"
        label="On"
        helperText="Off: no longer offered to those who plan. Weeks that have it keep it."
      />
    </>
  );
}
