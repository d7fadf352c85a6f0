import type { Subject } from '#art/subjects.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { type Choices, dishOf } from '#domain/catering/menu.ts';

/** In the katoris from the left around the back to the right. */
const BOWLS: readonly MenuCategory[] = ['sabji', 'dal', 'salad', 'shrikhand'];

/** So many katoris stand on a thali. */
const MOST_BOWLS = 5;

/** The chosen dishes as a thali to draw; a second sweet gets a katori where one is left. */
export function thaliSubject(choices: Choices): Subject {
  const names = (category: MenuCategory) =>
    (choices[category] ?? []).map(({ name }) => dishOf({ item: name, category }));
  const [first = '', ...more] = names('sweet');
  const bowls = [...BOWLS.flatMap(names), ...more].slice(0, MOST_BOWLS);
  const [bread = ''] = names('roti');
  const [rice = ''] = names('rice');
  return `served:${[bread, rice, first, ...bowls].join('|')}`;
}
