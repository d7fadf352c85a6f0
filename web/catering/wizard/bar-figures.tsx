import type { CateringPlan } from '#contract/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { guestsWords } from '#web/catering/landing/guest-words.ts';

/** The plan, the guests and the total, above Back and Next on a phone. */
export function BarFigures({
  plan,
  guests,
  total,
}: {
  plan: CateringPlan;
  guests: number | null;
  /** Cents. */
  total: number | null;
}) {
  return (
    <p className="mb-2 flex items-baseline justify-between gap-3 text-sm lg:hidden">
      <span className="min-w-0 truncate text-ink-soft">
        {plan.name}
        {guests !== null && `, ${guestsWords(guests)}`}
      </span>
      {total !== null && (
        <strong className="font-heading text-base tabular-nums">{formatPlainMoney(total)}</strong>
      )}
    </p>
  );
}
