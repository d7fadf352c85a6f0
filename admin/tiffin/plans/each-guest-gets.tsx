import { Box } from '@mui/material';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { categoriesOf, dishesIncluded, perGuestHundredths } from '#domain/catering/menu.ts';
import { countDishes, MENU_CATEGORIES } from '#domain/catering/words.ts';

const listed = new Intl.ListFormat('en-CA');

type TypedFeature = { text?: string | null; isActive?: boolean };

/** What the features of a catering plan are understood to mean, worked out while they are typed. */
export function EachGuestGets() {
  const { getSource } = useSourceContext();
  const typed: TypedFeature[] = useWatch({ name: getSource('features') }) ?? [];
  const features = typed.map(({ text, isActive }) => ({
    text: text ?? '',
    isActive: isActive === true,
  }));
  const categories = categoriesOf(features, MenuCategory.options);
  const portions = categories.map(
    (category) =>
      `${perGuestHundredths(category, features) / 100} × ${MENU_CATEGORIES[category].toLowerCase()}`,
  );
  const several = categories.flatMap((category) => {
    const count = dishesIncluded(category, features);
    return count > 1 ? [countDishes(count, category)] : [];
  });
  return (
    <Box
      role="status"
      sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      <div>
        The number in front of a course in an included feature, as in ‘4 rotis per guest’, is how
        much of it everybody gets; without one it is 1. Shrikhand can be chosen only where a feature
        names it.
      </div>
      <strong>
        Each guest gets {portions.join(', ')}.
        {several.length > 0 && ` Who asks chooses ${listed.format(several)}.`}
      </strong>
    </Box>
  );
}
