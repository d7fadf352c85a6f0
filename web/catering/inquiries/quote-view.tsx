import type { Quote } from '#contract/catering/quotes.ts';
import { dayOf, formatDate, formatDayLong } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { QuoteLines } from './quote-lines.tsx';

/** What holds beside the lines: for how many, the deposit, until when it is good, and the kitchen's note. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const { guests, deposit, note, validUntil, state } = quote;
  return (
    <div className="mt-4 grid gap-2">
      <p>
        For{' '}
        <strong className="font-semibold">
          {guests} {guests === 1 ? 'guest' : 'guests'}
        </strong>
        .
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
