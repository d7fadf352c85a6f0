import type { Quote } from '#contract/catering/inquiries.ts';
import { dayOf, formatDate, formatDayLong } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { PriceTable } from '#web/platform/ui/price-table.tsx';

/** What holds beside the lines: for how many, the deposit, until when it is good, and the kitchen's note. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const { guests, deposit, note, validUntil, state } = quote;
  return (
    <div className="mt-4 grid gap-2">
      <p>
        For <strong className="font-semibold">{counted(guests, 'guest')}</strong>.
      </p>
      {deposit > 0 && (
        <p>
          {state === 'accepted' ? 'The deposit is ' : 'A deposit of '}
          <strong className="font-semibold">{formatMoney(deposit)}</strong>
          {state === 'accepted' ? '.' : ' confirms the date.'}
        </p>
      )}
      {(state === 'open' || state === 'expired') && (
        <p>
          {state === 'expired' ? 'It was good until' : 'It is good until'}{' '}
          <strong className="font-semibold">{formatDayLong(validUntil)}</strong>.
        </p>
      )}
      {note && (
        <p className="rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}

/** The change that a customer asked for, as it was sent. */
function ChangeRequest({ quote: { changeRequest, changeRequestedAt } }: { quote: Quote }) {
  if (!changeRequest) return null;
  return (
    <figure className="mt-4 border-l-4 border-turmeric pl-4">
      <figcaption className="text-sm text-ink-soft">
        You asked for a change
        {changeRequestedAt && ` on ${formatDate(dayOf(changeRequestedAt))}`}
      </figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{changeRequest}</blockquote>
    </figure>
  );
}

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
        <PriceTable
          rows={[
            { label: 'Subtotal', cents: subtotal },
            { label: `Tax (${formatPercent(taxPercentage)})`, cents: taxAmount },
          ]}
          total={{ label: 'Total', cents: total }}
        />
      </div>
    </>
  );
}

/** One version of a quote, whole: lines, tax, total, deposit, until when, note, and what was asked. */
export function QuoteView({ quote }: { quote: Quote }) {
  return (
    <>
      <QuoteLines quote={quote} />
      <QuoteTerms quote={quote} />
      <ChangeRequest quote={quote} />
    </>
  );
}
