import type { ReactNode } from 'react';
import { type Cents, formatMoney } from '#domain/platform/money.ts';

export type PriceLine = {
  label: string;
  /** A short word on how it comes about: '20 tiffins at C$10.99'. */
  note?: string;
  cents: Cents;
  /** Said instead of C$0.00: 'Free'. */
  free?: string;
};

/** A price worked out line by line, and its total. Computes nothing: the figures come from domain/. */
export function PriceLines({
  lines,
  total,
  format = formatMoney,
}: {
  lines: readonly PriceLine[];
  total: { label: string; cents: Cents };
  /** Where money is written otherwise: the plain `$` of catering. */
  format?: (cents: Cents) => string;
}) {
  return (
    <dl className="tabular-nums">
      {lines.map((line) => (
        <div key={line.label} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-ink-soft">
            {line.label}
            {line.note && <span className="block text-sm">{line.note}</span>}
          </dt>
          <dd className="whitespace-nowrap font-medium">
            {line.cents === 0 && line.free ? (
              <span className="font-semibold text-leaf-ink">{line.free}</span>
            ) : (
              format(line.cents)
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

/** A part of a details dialog, under a heading of its own. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-1">
      <h3 className="mb-2 text-title-sm">{title}</h3>
      {children}
    </section>
  );
}
