import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import { DishPicture } from '#web/platform/ui/dish-picture.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuySnack } from './buy-snack.tsx';
import { SnackFacts } from './snack-facts.tsx';
import { SnackMarks } from './snack-marks.tsx';
import { crumbsOf } from './snacks-meta.ts';

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
