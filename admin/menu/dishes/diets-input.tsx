import { Box, Checkbox, FormHelperText, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ALLERGENS, DIET_LABELS, DIETS } from '#admin/kitchen/labels/choices.ts';
import { TextChipsInput } from '#admin/platform/forms/text-chips-input.tsx';
import type { Diet } from '#contract/account/diet.ts';

/** What somebody of a diet does not eat. */
const MEANINGS: Record<Diet, string> = {
  vegetarian: 'No meat, no fish, no eggs.',
  jain: 'No onion, garlic, potato or any other root.',
  swaminarayan: 'No onion, garlic or asafoetida.',
};

/** The diets that a dish suits: at least one. */
export function DietsInput() {
  const headingId = useId();
  const { field, fieldState } = useController({ name: 'diets', defaultValue: [] });
  const chosen: Diet[] = field.value ?? [];
  const toggle = (diet: Diet) =>
    field.onChange(DIETS.filter((each) => chosen.includes(each) !== (each === diet)));
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ width: '100%', mt: 1, mb: 1 }}>
      <Typography id={headingId} sx={{ fontWeight: 650 }}>
        Whom it suits
      </Typography>
      <Stack>
        {DIETS.map((diet, place) => (
          <Box key={diet} component="label" sx={CHOICE}>
            <Checkbox
              checked={chosen.includes(diet)}
              onChange={() => toggle(diet)}
              {...(place === 0 && { slotProps: { input: { ref: field.ref } } })}
            />
            <span>
              {DIET_LABELS[diet]}
              <Typography component="span" variant="body2" color="textSecondary">
                {' '}
                {MEANINGS[diet]}
              </Typography>
            </span>
          </Box>
        ))}
      </Stack>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  ml: -1.25,
  cursor: 'pointer',
  lineHeight: 1.3,
};

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
      <TextChipsInput
        source="allergens"
        label="Allergens"
        one="allergen"
        suggestions={DISH_ALLERGENS}
        emptied={null}
        emptyWords={hasNone ? 'None.' : 'Not said yet. Customers read “Ask us about allergens”.'}
      />
      <Box component="label" sx={ALLERGEN}>
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

const ALLERGEN = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  ml: -1.25,
  mt: -0.5,
  cursor: 'pointer',
  lineHeight: 1.3,
};
