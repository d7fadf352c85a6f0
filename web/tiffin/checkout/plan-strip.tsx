import { Link } from 'react-router';
import { formatMoney } from '#domain/money/money.ts';
import type { Offer } from '#web/money/pricing/offers.ts';
import { CYCLE_WORDS, tiffinsWords } from '#web/money/pricing/plan-words.ts';
import { selectionPath } from '#web/money/pricing/selection.ts';

/** On a phone, where the summary is at the foot: what is being bought, and the way to change it. */
export function PlanStrip({ offer: { group, variant }, total }: { offer: Offer; total: number }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-turmeric-tint px-4 py-2 text-turmeric-ink lg:hidden">
      <p className="min-w-0 leading-snug">
        <span className="block font-semibold">
          {group.name}, {CYCLE_WORDS[variant.billingCycle].toLowerCase()}
        </span>
        <span className="text-sm tabular-nums">
          {tiffinsWords(variant.tiffinCount)} for {formatMoney(total)}
        </span>
      </p>
      <Link
        to={selectionPath({ service: 'tiffin', plan: variant.billingCycle })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Change
        <span className="sr-only"> the plan</span>
      </Link>
    </div>
  );
}
