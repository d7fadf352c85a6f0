import { Box, Stack } from '@mui/material';
import { Section } from '#admin/parts/section.tsx';
import { COURSE_NAMES } from '#admin/words/choices.ts';
import type { DishToCook } from '#contract/admin/tiffin-orders.ts';
import { dietWords } from './day-summary.tsx';

/** How much of a dish to cook, as the cook measures it; in portions when nobody has said how large one is. */
export const howMuch = ({ total, portions }: DishToCook): string =>
  total ?? `${portions} ${portions === 1 ? 'portion' : 'portions'}`;

/** The day's menu with how much of each dish the booked tiffins need; nothing when none is planned. */
export function DishesToCook({ dishes }: { dishes: readonly DishToCook[] }) {
  if (dishes.length === 0) return null;
  return (
    <Section title="Dishes to cook">
      <Box component="ul" aria-label="Dishes to cook" sx={LIST}>
        {dishes.map((dish) => (
          <Dish key={dish.name} dish={dish} />
        ))}
      </Box>
    </Section>
  );
}

const Dish = ({ dish }: { dish: DishToCook }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ alignItems: 'baseline', gap: 1.5, minWidth: 0, py: 0.75 }}
  >
    <Box sx={AMOUNT}>{dish.portions === 0 ? '–' : howMuch(dish)}</Box>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {dish.name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {COURSE_NAMES[dish.course]}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {dish.portions === 0 ? 'Nobody today is served it' : dietWords(dish.byDiet)}
      </Box>
    </Box>
  </Stack>
);

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: 1, borderColor: 'divider' },
};

const AMOUNT = {
  flex: 'none',
  width: 108,
  fontSize: '1.25rem',
  fontWeight: 800,
  fontStretch: '90%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
