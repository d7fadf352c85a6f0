import { Box } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import { COURSE_NAMES, DIET_NAMES, DIETS } from '#admin/platform/words/choices.ts';
import type { KitchenDay } from '#contract/tiffin/desk/tiffin-orders.ts';
import type { DishToCook } from '#contract/kitchen/cooking.ts';
import { amountsWords } from '#domain/catering/portions.ts';
import { Amount, AmountsList } from './amounts-list.tsx';

/** `Gujarati Dal` says what it is; `Chaas` does not. */
function courseWords({ name, course }: DishToCook): string {
  const words = COURSE_NAMES[course];
  return name.toLowerCase().includes(words.toLowerCase()) ? '' : words;
}

/** `In 14 boxes: 2.9 L vegetarian · 480 ml Jain`, `In 3 boxes, all Jain`. */
function forWhom({ portions, byDiet }: DishToCook): string {
  const boxes = `In ${portions} ${portions === 1 ? 'box' : 'boxes'}`;
  const diets = DIETS.filter((diet) => byDiet[diet].portions > 0);
  const [only] = diets;
  if (diets.length === 1 && only)
    return only === 'vegetarian' ? boxes : `${boxes}, all ${DIET_NAMES[only]}`;
  const parts = diets.map((diet) => `${amountsWords(byDiet[diet].amounts)} ${DIET_NAMES[diet]}`);
  return `${boxes}: ${parts.join(' · ')}`;
}

/**
 * The day's menu with how much of each dish goes into the boxes that are still to be cooked; its names
 * alone while there are none. Nothing while none is planned, or on a closed day without a tiffin to cook.
 */
export function DishesToCook({ day }: { day: Pick<KitchenDay, 'dishes' | 'toPack' | 'closure'> }) {
  const isLeft = day.toPack.length > 0;
  if (day.dishes.length === 0 || (day.closure !== null && !isLeft)) return null;
  const title = isLeft ? 'Dishes to cook' : 'On the menu';
  return (
    <Section title={title}>
      <AmountsList label={title}>
        {day.dishes.map((dish) => (
          <Amount
            key={dish.name}
            width={108}
            amount={isLeft ? (dish.portions === 0 ? '–' : amountsWords(dish.amounts)) : null}
          >
            <Box component="span" sx={{ fontWeight: 650 }}>
              {dish.name}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {courseWords(dish)}
            </Box>
            {isLeft && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {dish.portions === 0 ? 'In no box today' : forWhom(dish)}
              </Box>
            )}
          </Amount>
        ))}
      </AmountsList>
    </Section>
  );
}
