import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import type { CartChange, CartLine } from './cart.ts';

const now = (present: string, before: string): string => `${present} (it was ${before})`;

function changesOf(line: CartLine, snack: Snack): string[] {
  const { price, unit, delivery_charge, tax_percentage } = snack;
  return [
    ...(price === line.price ? [] : [now(`now ${formatMoney(price)}`, formatMoney(line.price))]),
    ...(unit === line.unit ? [] : [now(`now ${unit}`, line.unit)]),
    ...(delivery_charge === line.deliveryCharge
      ? []
      : [now(`delivery ${formatMoney(delivery_charge)} each`, formatMoney(line.deliveryCharge))]),
    ...(tax_percentage === line.taxPercentage
      ? []
      : [now(`tax ${formatPercent(tax_percentage)}`, formatPercent(line.taxPercentage))]),
  ];
}

/** What has become of a line, with the figures of before: `Dhokla: now C$9.49 (it was C$8.99).` */
export function cartChangeText(change: CartChange): string {
  if (change.kind === 'gone') return `${change.line.name} is no longer on offer.`;
  return `${change.line.name}: ${changesOf(change.line, change.snack).join(', ')}.`;
}
