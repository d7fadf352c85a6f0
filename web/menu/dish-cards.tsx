import { Link } from 'react-router';
import type { MenuItem } from '#contract/menu/weekly-menu.ts';
import { paths } from '#web/paths.ts';
import { DishCard } from './dish-card.tsx';

/** A day's dishes in the order of a meal. Where they are odd, the first has the room of two. */
export function DishCards({ items }: { items: readonly MenuItem[] }) {
  return (
    <>
      <ul aria-label="Dishes" className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {items.map((item, at) => (
          <DishCard key={item.id} item={item} isWide={at === 0 && items.length % 2 === 1} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        Figures are for one portion. One kitchen cooks everything, so{' '}
        <Link
          to={`${paths.policy}#dietary-needs`}
          className="underline underline-offset-4 hover:text-ink"
        >
          traces of other allergens are possible
        </Link>
        .
      </p>
    </>
  );
}
