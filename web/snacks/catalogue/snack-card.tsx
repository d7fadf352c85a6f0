import { Flame } from 'lucide-react';
import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { snackPath } from '#web/paths.ts';
import { DishPicture, VegetarianMark } from '#web/platform/pictures/dish-picture.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { AddToCart } from '#web/snacks/cart/add-to-cart.tsx';

/** Over two of so many columns: the picture beside the words, which are larger. */
const WIDE = {
  2: 'sm:max-lg:col-span-2 sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:gap-8 sm:max-lg:[&>div]:basis-1/2 sm:max-lg:[&_h2]:text-title sm:max-lg:[&_.line-clamp-2]:line-clamp-4',
  3: 'lg:col-span-2 lg:flex-row lg:items-center lg:gap-8 lg:pe-8 lg:[&>div]:basis-1/2 lg:[&_h2]:text-title lg:[&_.line-clamp-2]:line-clamp-4 lg:[&_.line-clamp-2]:text-base',
};

/** What one wants to know at a glance: diet, spice, and whether there is any left for today. */
export function SnackMarks({ snack, className = '' }: { snack: Snack; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      {snack.is_vegetarian && (
        <Badge tone="leaf">
          <VegetarianMark /> Vegetarian
        </Badge>
      )}
      {snack.is_spicy && (
        <Badge tone="chilli">
          <Icon of={Flame} className="size-3.5" /> Spicy
        </Badge>
      )}
      {snack.sold_out_today && <Badge tone="turmeric">Sold out today</Badge>}
    </p>
  );
}

/** The same as small signs behind a name, where a list is short of room. */
export function SnackIcons({ snack: { is_vegetarian, is_spicy } }: { snack: Snack }) {
  return (
    <span className="ms-1 inline-flex translate-y-px gap-1.5 whitespace-nowrap">
      {is_vegetarian && (
        <span className="text-leaf-ink">
          <VegetarianMark />
          <span className="sr-only">, vegetarian</span>
        </span>
      )}
      {is_spicy && (
        <span className="text-chilli-ink">
          <Icon of={Flame} className="size-3.5" />
          <span className="sr-only">, spicy</span>
        </span>
      )}
    </span>
  );
}

/** One snack of a grid: what it looks like, what it is, what it costs, and into the cart. */
export function SnackCard({
  snack,
  heading: Heading = 'h2',
  wideAt = [],
}: {
  snack: Snack;
  /** One level below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** With so many columns it takes the room of two. */
  wideAt?: readonly (2 | 3)[];
}) {
  return (
    <li
      className={`group relative flex flex-col rounded-card border border-line bg-card p-4 shadow-card sm:p-5 ${wideAt.map((columns) => WIDE[columns]).join(' ')}`}
    >
      <div className="mx-auto w-full max-w-72 transition-transform duration-300 ease-settle group-hover:-translate-y-1">
        <DishPicture name={snack.name} image={snack.image} />
      </div>
      <div className="flex grow flex-col">
        <Heading className="mt-3 text-title-sm wrap-anywhere">
          {/* The whole card leads to the snack; what else can be pressed lies above. */}
          <Link
            to={snackPath(snack.slug)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {snack.name}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">{snack.description}</p>
        <SnackMarks snack={snack} className="mt-2.5" />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-4">
          <p className="leading-tight wrap-anywhere">
            <span className="font-heading text-title-sm font-bold whitespace-nowrap tabular-nums">
              {formatMoney(snack.price)}
            </span>
            <span className="block text-sm text-ink-soft">{snack.unit}</span>
          </p>
          <div className="no-print relative z-10">
            <AddToCart snack={snack} />
          </div>
        </div>
      </div>
    </li>
  );
}
