import { Box } from '@mui/material';
import { useId } from 'react';
import { TextInput } from 'react-admin';
import { RowsInput } from '#admin/platform/parts/rows-input.tsx';

/** What is usually said about food, to be taken with a press while typing. */
const NAMES = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fibre', 'Sugar', 'Sodium'];

/** What one portion of a dish holds, line by line. */
export function NutritionInput() {
  const namesId = useId();
  return (
    <>
      <RowsInput source="nutrition" addWords="Add a line" blank={{ name: '', amount: '' }}>
        <Box sx={LINE}>
          <TextInput
            source="name"
            label="What"
            helperText={false}
            slotProps={{ htmlInput: { list: namesId, autoComplete: 'off' } }}
          />
          <TextInput source="amount" label="How much" helperText={false} placeholder="12 g" />
        </Box>
      </RowsInput>
      <datalist id={namesId}>
        {NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

const LINE = {
  display: 'grid',
  flex: 1,
  columnGap: 1,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
};
