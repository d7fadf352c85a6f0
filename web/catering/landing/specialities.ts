import type { CateringMenu } from '#contract/catering/menu.ts';
import { findOption } from '#domain/catering/menu.ts';

export type Speciality = { name: string; words: string; dishes: readonly string[] };

/** So many dishes of a kitchen are shown. */
const SHOWN = 3;

/** The kitchens that ours cooks from, each with what it is loved for, best first. */
const SPECIALITIES: readonly Speciality[] = [
  {
    name: 'Gujarati',
    words:
      'Sweet, sour and a little fire: winter vegetables, buttermilk kadhi, jaggery in the dal.',
    dishes: ['Undhiyu', 'Kadhi', 'Mohan Thal', 'Gujarati Dal', 'Puran Poli', 'Sambhara'],
  },
  {
    name: 'Punjabi',
    words: 'Slow gravies, cream and smoke: what a wedding table is measured by.',
    dishes: ['Paneer Kadhai', 'Dal Makhani', 'Naan', 'Malai Kofta', 'Chole', 'Rajma'],
  },
  {
    name: 'South Indian',
    words: 'Steamed and crisp: light plates for a morning.',
    dishes: ['Masala Dosa', 'Idli', 'Sambar'],
  },
];

/** The kitchens with the dishes that can be chosen today; with none where nothing of them can. */
export function specialitiesOn({ categories }: Pick<CateringMenu, 'categories'>): Speciality[] {
  const options = categories.flatMap((category) => category.options);
  return SPECIALITIES.map(({ dishes, ...kitchen }) => ({
    ...kitchen,
    dishes: dishes.filter((dish) => findOption(options, dish)).slice(0, SHOWN),
  }));
}
