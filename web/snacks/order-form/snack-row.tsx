import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AddToCart } from '#web/snacks/cart/add-to-cart.tsx';
import { snackPath } from '#web/paths.ts';
import { SnackSigns } from '#web/snacks/catalogue/snack-marks.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { DishPicture } from '#web/platform/ui/dish-picture.tsx';

/** One snack to choose, short: somebody who orders knows what they want. */
export function SnackRow({ snack }: { snack: Snack }) {
  return (
    // A long list: what is off the screen is laid out and painted when it comes near.
    <li className="flex gap-4 rounded-card border border-line bg-card p-3.5 shadow-card [contain-intrinsic-size:auto_8.75rem] [content-visibility:auto]">
      <div className="w-24 shrink-0 self-center">
        <DishPicture name={snack.name} image={snack.image} sizes="6rem" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <h2 className="text-title-sm wrap-anywhere">
          <Link to={snackPath(snack.slug)} className="underline-offset-4 hover:underline">
            {snack.name}
          </Link>{' '}
          <SnackSigns snack={snack} />
        </h2>
        <p className="mt-0.5 text-ink-soft wrap-anywhere tabular-nums">
          <span className="font-semibold whitespace-nowrap text-ink">
            {formatMoney(snack.price)}
          </span>
          {snack.unit && <span className="text-sm">, {snack.unit}</span>}{' '}
          {snack.sold_out_today && <Badge tone="turmeric">Sold out today</Badge>}
        </p>
        <div className="no-print mt-auto pt-2">
          <AddToCart snack={snack} />
        </div>
      </div>
    </li>
  );
}
