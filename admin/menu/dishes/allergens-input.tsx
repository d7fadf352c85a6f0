import { Box, Checkbox, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import { WordsInput } from '#admin/platform/parts/words-input.tsx';
import { ALLERGENS } from '#admin/platform/words/allergens.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const DISH_ALLERGENS = ALLERGENS.map(capital);

/**
 * What is in a dish that people are allergic to. That there is nothing is said, not assumed: while
 * nobody has said either, the value is null.
 */
export function AllergensInput() {
  const { field } = useController({ name: 'allergens', defaultValue: null });
  const words: string[] | null = field.value ?? null;
  const hasNone = words?.length === 0;
  return (
    <Box sx={{ width: '100%', mb: 1.5 }}>
      <WordsInput
        source="allergens"
        label="Allergens"
        one="allergen"
        suggestions={DISH_ALLERGENS}
        emptied={null}
        emptyWords={hasNone ? 'None.' : 'Not said yet. Customers read “Ask us about allergens”.'}
      />
      <Box component="label" sx={CHOICE}>
        <Checkbox
          checked={hasNone}
          disabled={words !== null && words.length > 0}
          onChange={() => field.onChange(hasNone ? null : [])}
        />
        <span>
          It has none{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            Customers read “No allergens in the recipe”.
          </Typography>
        </span>
      </Box>
    </Box>
  );
}

const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  ml: -1.25,
  mt: -0.5,
  cursor: 'pointer',
  lineHeight: 1.3,
};
