import { type Cents, formatMoney } from '#domain/platform/money.ts';

/** One of the sums that a price is made of, as it is shown. */
export type PriceRow = {
  label: string;
  /** A short word on how it comes about: '20 tiffins at C$10.99'. */
  note?: string;
  cents: Cents;
  /** Said instead of C$0.00: 'Free'. */
  free?: string;
};

/** A price worked out line by line, and its total. Computes nothing: the figures come from domain/. */
export function PriceTable({
  rows,
  total,
  format = formatMoney,
}: {
  rows: readonly PriceRow[];
  total: { label: string; cents: Cents };
  /** Where money is written otherwise: the plain `$` of catering. */
  format?: (cents: Cents) => string;
}) {
  return (
    <dl className="tabular-nums">
      {rows.map((row) => (
        <div key={row.label} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-ink-soft">
            {row.label}
            {row.note && <span className="block text-sm">{row.note}</span>}
          </dt>
          <dd className="whitespace-nowrap font-medium">
            {row.cents === 0 && row.free ? (
              <span className="font-semibold text-leaf-ink">{row.free}</span>
            ) : (
              format(row.cents)
            )}
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{total.label}</dt>
        <dd className="font-heading text-title whitespace-nowrap">{format(total.cents)}</dd>
      </div>
    </dl>
  );
}
