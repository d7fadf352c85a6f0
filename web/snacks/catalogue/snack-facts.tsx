import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

function minutesWords(minutes: number): string {
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return `About ${hours} hours`;
}

function factsOf(snack: Snack): [label: string, value: ReactNode][] {
  const { preparation_time, calories, unit, tags, allergens, delivery_charge, tax_percentage } =
    snack;
  return [
    ...(preparation_time === null
      ? []
      : ([['Preparation time', minutesWords(preparation_time)]] as [string, ReactNode][])),
    ...(calories === null
      ? []
      : ([['Calories', `${calories} kcal in ${unit}`]] as [string, ReactNode][])),
    ['Allergens', <Allergens key="allergens" allergens={allergens} />],
    ...(tags.length === 0
      ? []
      : ([['Tags', <Words key="tags" words={tags} plain />]] as [string, ReactNode][])),
    [
      'Delivery',
      delivery_charge === 0
        ? 'Free'
        : `${formatMoney(delivery_charge)} for each ${unit || 'one'}; pickup is free`,
    ],
    ['Tax', tax_percentage === 0 ? 'None' : `${formatPercent(tax_percentage)}, added at checkout`],
  ];
}

function Words({ words, plain = false }: { words: readonly string[]; plain?: boolean }) {
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
      {allergens.length > 0 ? <Words words={allergens} /> : 'None in the recipe'}
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
export function SnackFacts({ snack }: { snack: Snack }) {
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
