import { type Choices, chosenDishes, type Extras } from '#domain/catering/menu.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** What the extras are for: `Undhiyu, 20 rotis`; empty when there are none. */
export function extrasNote(choices: Choices, { roti, puri }: Extras): string {
  const dishes = chosenDishes(choices).flatMap(({ name, surcharge }) =>
    surcharge > 0 ? [name] : [],
  );
  return [...dishes, ...counted(roti, 'roti', 'rotis'), ...counted(puri, 'puri', 'puris')].join(
    ', ',
  );
}
