import { Box, Stack } from '@mui/material';
import { DietBadge } from '#admin/account/diet.tsx';
import { COURSE_LABELS, SPICE_LEVEL_LABELS } from '#admin/kitchen/labels/choices.ts';
import { PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import { DishPicture } from '#admin/platform/photos/picture.tsx';
import type { Diet } from '#contract/account/diet.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { counted } from '#domain/platform/plural.ts';

/** Where in a meal a dish belongs, in words. */
export const courseOf = ({ course }: AdminDish): string => COURSE_LABELS[course];

/** How hot it is, in words. */
export const spiceOf = ({ spiceLevel }: AdminDish): string => SPICE_LEVEL_LABELS[spiceLevel];

/** `240 ml`; nothing while nobody has said it. */
export const portionOf = ({ portion }: AdminDish): string =>
  portion ? `${portion.amount} ${portion.unit}` : '';

/** `Planned on 6 days`. */
export const plannedDaysText = ({ planned }: AdminDish): string =>
  planned === 0 ? 'Not planned' : `Planned on ${counted(planned, 'day')}`;

/** `Milk, Wheat`; that nobody has said is not that there are none. */
export const allergensOf = ({ allergens }: AdminDish): string =>
  allergens === null ? 'not said yet' : allergens.join(', ') || 'none';

/** Marks a dish of which nobody has said what is in it; nothing for any other. */
export const AllergensMissing = ({ allergens }: AdminDish) =>
  allergens === null && (
    <Chip tone="turmeric" sx={{ whiteSpace: 'normal' }}>
      Allergens missing
    </Chip>
  );

/** Whether those who plan are offered it. */
export const Offered = ({ isActive }: AdminDish) => (
  <Chip tone={isActive ? 'leaf' : 'steel'}>{isActive ? 'On' : 'Off'}</Chip>
);

/** The diets that something suits, each as a small label. */
export const DietMarks = ({ diets }: { diets: readonly Diet[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {diets.map((diet) => (
      <DietBadge key={diet} diet={diet} />
    ))}
  </Box>
);

/** A dish in the list on a phone. */
export const PhoneDish = (dish: AdminDish) => (
  <Stack direction="row" sx={{ gap: 1.5 }}>
    <DishPicture dish={dish} width={72} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <PhoneRow
        title={dish.name}
        aside={!dish.isActive && <Offered {...dish} />}
        lines={[
          [courseOf(dish), spiceOf(dish), plannedDaysText(dish)].join(' · '),
          <span key="marks">
            <DietMarks diets={dish.diets} /> <AllergensMissing {...dish} />
          </span>,
        ]}
      />
    </Box>
  </Stack>
);
