import { Box, Button, Stack, useMediaQuery } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { COURSE_LABELS, DIET_LABELS, DIETS } from '#admin/kitchen/labels/choices.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { PHONE } from '#admin/platform/theme/sizes.ts';
import type { DishToCook } from '#contract/kitchen/cooking.ts';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { amountsText, measureText } from '#domain/catering/portions.ts';
import { counted } from '#domain/platform/plural.ts';
import { boxName } from './box-words.ts';

type ListProps = { label: string; id?: string; hidden?: boolean; children: ReactNode };

/** Amounts and what they are of, in two columns where there is room. */
const AmountsList = ({ label, children, ...props }: ListProps) => (
  <Box component="ul" aria-label={label} {...props} sx={LIST}>
    {children}
  </Box>
);

type AmountProps = {
  /** How much; null where nothing is booked yet. */
  amount: ReactNode | null;
  /** How wide all amounts of the list are, in pixels. */
  width: number;
  children: ReactNode;
};

/** How much, and of what. */
const Amount = ({ amount, width, children }: AmountProps) => (
  <Stack component="li" direction="row" sx={ROW}>
    {amount !== null && <Box sx={{ ...AMOUNT, width }}>{amount}</Box>}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>{children}</Box>
  </Stack>
);

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '&:not([hidden])': { display: 'grid' },
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: 1, borderColor: 'divider' },
};

const ROW = { alignItems: 'baseline', gap: 1.5, minWidth: 0, py: 0.75 };

const AMOUNT = {
  flex: 'none',
  fontSize: '1.25rem',
  fontWeight: 800,
  fontStretch: '90%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};

/** `EV`: the code of a box, as it stands on paper and on its label. */
export const BoxMark = ({ code }: { code: string }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      px: 0.625,
      borderRadius: 0.5,
      bgcolor: 'text.primary',
      color: 'background.paper',
      fontSize: '0.9375rem',
      fontWeight: 800,
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
    }}
  >
    {code}
  </Box>
);

/**
 * What goes into each box, by plan and diet; nothing while there is nothing to pack. Folded on a
 * phone, where the orders are what one is looking for.
 */
export function BoxesToPack({ day }: { day: Pick<KitchenDay, 'dishes' | 'toPack'> }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  if (day.toPack.length === 0 || day.dishes.length === 0) return null;
  const isOpen = chosen ?? !isPhone;
  return (
    <Section
      title="Boxes to pack"
      aside={
        <Button
          color="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
          sx={{ minHeight: 44 }}
        >
          {isOpen ? 'Hide' : `Show ${day.toPack.length}`}
        </Button>
      }
    >
      <AmountsList label="Boxes to pack" id={id} hidden={!isOpen}>
        {day.toPack.map((box) => (
          <Amount
            key={box.orders[0]}
            width={52}
            amount={
              <>
                {box.quantity}
                <span aria-hidden>×</span>
              </>
            }
          >
            <Box sx={{ fontWeight: 650 }}>
              <BoxMark code={box.code} /> {boxName(box)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {box.fillings
                .map((one) => `${measureText(one)} ${day.dishes[one.place]?.name ?? ''}`)
                .join(' · ')}
            </Box>
          </Amount>
        ))}
      </AmountsList>
    </Section>
  );
}

/** `Gujarati Dal` says what it is; `Chaas` does not. */
function courseText({ name, course }: DishToCook): string {
  const words = COURSE_LABELS[course];
  return name.toLowerCase().includes(words.toLowerCase()) ? '' : words;
}

/** `In 14 boxes: 2.9 L vegetarian · 480 ml Jain`, `In 3 boxes, all Jain`. */
function forWhom({ portions, byDiet }: DishToCook): string {
  const boxes = `In ${counted(portions, 'box', 'boxes')}`;
  const diets = DIETS.filter((diet) => byDiet[diet].portions > 0);
  const [only] = diets;
  if (diets.length === 1 && only)
    return only === 'vegetarian' ? boxes : `${boxes}, all ${DIET_LABELS[only]}`;
  const parts = diets.map((diet) => `${amountsText(byDiet[diet].amounts)} ${DIET_LABELS[diet]}`);
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
            amount={isLeft ? (dish.portions === 0 ? '–' : amountsText(dish.amounts)) : null}
          >
            <Box component="span" sx={{ fontWeight: 650 }}>
              {dish.name}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {courseText(dish)}
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
