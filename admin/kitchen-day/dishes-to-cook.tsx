import { Box, Stack } from '@mui/material';
import { Section } from '#admin/parts/section.tsx';
import { COURSE_NAMES } from '#admin/words/choices.ts';
import type { DishToCook, KitchenDay } from '#contract/admin/tiffin-orders.ts';
import { dietWords } from './day-summary.tsx';

/** How much of a dish to cook, as the cook measures it; in portions when nobody has said how large one is. */
export const howMuch = ({ total, portions }: DishToCook): string =>
  total ?? `${portions} ${portions === 1 ? 'portion' : 'portions'}`;

/** `Gujarati Dal` says what it is; `Chaas` does not. */
function courseWords({ name, course }: DishToCook): string {
  const words = COURSE_NAMES[course];
  return name.toLowerCase().includes(words.toLowerCase()) ? '' : words;
}

/**
 * The day's menu with how much of each dish the booked tiffins need; its names alone while none is
 * booked, nothing while none is planned or the kitchen is closed.
 */
export function DishesToCook({ day }: { day: Pick<KitchenDay, 'dishes' | 'tiffins' | 'closure'> }) {
  if (day.dishes.length === 0 || day.closure !== null) return null;
  const title = day.tiffins > 0 ? 'Dishes to cook' : 'On the menu';
  return (
    <Section title={title}>
      <Box component="ul" aria-label={title} sx={LIST}>
        {day.dishes.map((dish) => (
          <Stack key={dish.name} component="li" direction="row" sx={ROW}>
            {day.tiffins > 0 && <Box sx={AMOUNT}>{dish.portions === 0 ? '–' : howMuch(dish)}</Box>}
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
              <Box component="span" sx={{ fontWeight: 650 }}>
                {dish.name}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {courseWords(dish)}
              </Box>
              {day.tiffins > 0 && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {dish.portions === 0 ? 'Nobody today is served it' : dietWords(dish.byDiet)}
                </Box>
              )}
            </Box>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: 1, borderColor: 'divider' },
};

const ROW = { alignItems: 'baseline', gap: 1.5, minWidth: 0, py: 0.75 };

const AMOUNT = {
  flex: 'none',
  width: 108,
  fontSize: '1.25rem',
  fontWeight: 800,
  fontStretch: '90%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
