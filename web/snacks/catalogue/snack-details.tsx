import { ChevronLeft, ChevronRight, ShoppingBag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney, formatPercent, times } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import type { Crumb } from '#web/kitchen/json-ld.ts';
import { paths } from '#web/paths.ts';
import { DishPicture } from '#web/platform/pictures/dish-picture.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { quantityOf } from '#web/snacks/cart/cart.ts';
import { addToCart } from '#web/snacks/cart/change-cart.ts';
import { QuantityInput } from '#web/snacks/cart/quantity-input.tsx';
import { SnackMarks } from './snack-card.tsx';
import { crumbsOf } from './snacks-meta.ts';

/** Where a page stands (WAI-ARIA Breadcrumb): the last crumb is the page itself. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li key={to} className="inline-flex items-center gap-1">
              {index > 0 && <Icon of={ChevronRight} className="size-4" />}
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** How many, and into the cart; what is in it already is said below. */
function BuySnack({ snack }: { snack: Snack }) {
  const [quantity, setQuantity] = useState(1);
  const cart = useCart();
  const inCart = quantityOf(cart, snack.id);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityInput label={snack.name} value={quantity} min={1} onChange={setQuantity} />
        <Button
          size="large"
          className="grow sm:grow-0"
          onClick={() => {
            addToCart(snack, quantity);
            setQuantity(1);
          }}
        >
          <Icon of={ShoppingBag} />
          <span>
            Add to cart
            <span className="tabular-nums"> · {formatMoney(times(snack.price, quantity))}</span>
          </span>
        </Button>
      </div>
      <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-1.5 text-ink-soft">
        {inCart > 0 ? (
          <>
            {inCart} in your cart.
            <Link
              to={paths.snackOrder}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              See the cart and order
            </Link>
          </>
        ) : (
          snack.sold_out_today && 'None are left for today. You can order it for another day.'
        )}
      </p>
    </div>
  );
}

function minutesText(minutes: number): string {
  if (minutes < 90) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 30) / 2;
  return `About ${hours} hours`;
}

function factsOf(snack: Snack): [label: string, value: ReactNode][] {
  const { preparation_time, calories, unit, tags, allergens, delivery_charge, tax_percentage } =
    snack;
  return [
    ...(preparation_time === null
      ? []
      : ([['Preparation time', minutesText(preparation_time)]] as [string, ReactNode][])),
    ...(calories === null
      ? []
      : ([['Calories', `${calories} kcal in ${unit}`]] as [string, ReactNode][])),
    ['Allergens', <Allergens key="allergens" allergens={allergens} />],
    ...(tags.length === 0
      ? []
      : ([['Tags', <SnackFactText key="tags" words={tags} plain />]] as [string, ReactNode][])),
    [
      'Delivery',
      delivery_charge === 0
        ? 'Free'
        : `${formatMoney(delivery_charge)} for each ${unit || 'one'}; pickup is free`,
    ],
    ['Tax', tax_percentage === 0 ? 'None' : `${formatPercent(tax_percentage)}, added at checkout`],
  ];
}

function SnackFactText({ words, plain = false }: { words: readonly string[]; plain?: boolean }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Badge key={word} tone={plain ? 'steel' : 'turmeric'}>
          <span className="first-letter:uppercase">{word}</span>
        </Badge>
      ))}
    </span>
  );
}

/** What the recipe holds; of a kitchen that uses nearly everything, nobody can promise more. */
function Allergens({ allergens }: { allergens: readonly string[] }) {
  return (
    <>
      {allergens.length > 0 ? <SnackFactText words={allergens} /> : 'None in the recipe'}
      <Link
        to={`${paths.policy}#dietary-needs`}
        className="mt-1 block text-sm font-normal text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        Traces of others are possible
      </Link>
    </>
  );
}

/** What is good to know before one eats it. */
function SnackFacts({ snack }: { snack: Snack }) {
  return (
    <dl>
      {factsOf(snack).map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-t border-line py-2.5 first:border-t-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything about one snack, and how many of it one wants. */
export function SnackDetails({ snack }: { snack: Snack }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pt-3 sm:pt-5">
        <Breadcrumb crumbs={crumbsOf(snack)} />
        <Link
          to={paths.snacks}
          className="no-print inline-flex min-h-11 items-center gap-1 font-medium text-ink-soft hover:text-ink"
        >
          <Icon of={ChevronLeft} />
          Back to Snacks
        </Link>
      </div>
      <article className="mt-2 grid items-start grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 lg:grid-cols-2">
        <div className="rounded-card border border-line bg-card p-6 shadow-card sm:p-10">
          <DishPicture
            name={snack.name}
            image={snack.image}
            eager
            sizes="(min-width: 64rem) 28rem, 88vw"
          />
        </div>
        <div>
          <SnackMarks snack={snack} />
          <h1 className="mt-3 text-page wrap-anywhere">{snack.name}</h1>
          <p className="mt-3 flex items-baseline gap-2.5">
            <span className="font-heading text-section tabular-nums">
              {formatMoney(snack.price)}
            </span>
            <span className="text-lg text-ink-soft wrap-anywhere">{snack.unit}</span>
          </p>
          {snack.description && (
            <p className="mt-3 max-w-text text-lg text-ink-soft wrap-anywhere">
              {snack.description}
            </p>
          )}
          <div className="no-print mt-6">
            <BuySnack snack={snack} />
          </div>
          <div className="mt-2 border-t border-line pt-2">
            <SnackFacts snack={snack} />
          </div>
        </div>
      </article>
    </>
  );
}
