import type { Quote } from '#contract/catering/quotes.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';

/** `80 × C$16.99`, and that a line is not taxed where others are. */
function noteOf({ quantity, unitPrice, taxable }: Quote['lines'][number], someTaxed: boolean) {
  return [
    quantity !== 1 && `${quantity} × ${formatMoney(unitPrice)}`,
    someTaxed && !taxable && 'not taxed',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A version of a quote line by line, as it was sent. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { lines, subtotal, taxPercentage, taxAmount, total } = quote;
  const someTaxed = lines.some(({ taxable }) => taxable);
  return (
    <>
      <ul className="tabular-nums">
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent quote never move
            key={index}
            className="flex items-baseline justify-between gap-4 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              {line.label}
              <span className="block text-sm text-ink-soft">{noteOf(line, someTaxed)}</span>
            </span>
            <span className="font-medium whitespace-nowrap">{formatMoney(line.amount)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <PriceLines
          lines={[
            { label: 'Subtotal', cents: subtotal },
            { label: `Tax (${formatPercent(taxPercentage)})`, cents: taxAmount },
          ]}
          total={{ label: 'Total', cents: total }}
        />
      </div>
    </>
  );
}
