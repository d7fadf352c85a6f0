import { Stack, Typography } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { DietsInput } from '#admin/menu/dishes/diets-input.tsx';
import { MoneyInput } from '#admin/platform/parts/decimal-input.tsx';
import { PortionInputs } from '#admin/platform/parts/portion-inputs.tsx';
import { WordsInput } from '#admin/platform/parts/words-input.tsx';
import { MENU_CATEGORY_CHOICES } from '#admin/platform/words/choices.ts';

/** A new dish, as the form starts with it: on offer, below the others. */
export const NEW_OPTION = {
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
export const OptionInputs = () => (
  <>
    <SelectInput
      source="category"
      label="Course"
      choices={MENU_CATEGORY_CHOICES}
      emptyText={false}
      fullWidth
    />
    <TextInput source="name" label="Name" />
    <WordsInput source="spellings" label="Also written" one="spelling" suggestions={[]} />
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
