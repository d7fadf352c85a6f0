import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import { eventDayAndTime, timedEvent } from '#domain/catering/event-clock.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { acceptanceClosed, quoteFailure } from './inquiry-failures.ts';
import { guestsText } from './inquiry-text.ts';
import { useInquiriesCache } from './queries.ts';
import { QuoteLines, QuoteTerms } from './quote-view.tsx';

/**
 * Asks once more before one version of a quote is accepted. It stays with the version
 * that it was opened for: when another one arrives meanwhile, it says so and leads to that.
 */
export function AcceptQuote({
  inquiry,
  version,
  onAccepted,
  onRead,
  onClose,
}: {
  /** As it was read last. */
  inquiry: CateringInquiry;
  version: number;
  onAccepted: () => void;
  /** Shows what the quote is now. */
  onRead: () => void;
  onClose: () => void;
}) {
  const cache = useInquiriesCache();
  const { submit, busy, error } = useSubmit(async (_: null, idempotencyKey) => {
    try {
      const accepted = await call(
        cateringInquiries.acceptQuote,
        { params: { id: inquiry.id, version } },
        { idempotencyKey },
      );
      await cache.put(accepted);
      return accepted;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
  const quote = inquiry.quotes.find((one) => one.version === version);
  if (!quote) return null;

  const closed = busy ? null : acceptanceClosed(inquiry, quote);
  const newest = inquiry.quotes.at(-1)?.version ?? version;
  const words = error ? quoteFailure(error) : closed;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={`Accept version ${version}?`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            {closed ? 'Close' : 'Not yet'}
          </Button>
          {closed ? (
            <Button onClick={onRead}>
              {newest > version ? `Read version ${newest}` : 'See the inquiry'}
            </Button>
          ) : (
            <Button
              busy={busy}
              busyText="Accepting…"
              onClick={async () => {
                if (await submit(null)) onAccepted();
              }}
            >
              Accept version {version}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-soft">
        {inquiry.inquiryNumber}: {eventOf(inquiry)}, {guestsText(inquiry)}
      </p>
      <p className="font-semibold">{eventDayAndTime(inquiry.eventDate, timedEvent(inquiry))}</p>
      {words && (
        <Banner kind="error" className="mt-4">
          {words}
        </Banner>
      )}
      {!closed && (
        <>
          <p className="mt-4">
            You accept version {version} of our quote: in total{' '}
            <strong className="font-semibold">{formatMoney(quote.total)}</strong>.
          </p>
          {inquiry.eventClock === null && (
            <p className="mt-4">
              At what time your food has to be there is not agreed yet: you can accept all the same,
              and tell us when you know.
            </p>
          )}
          <QuoteTerms quote={quote} />
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-edge underline-offset-4">
              What is in it
            </summary>
            <QuoteLines quote={quote} />
          </details>
        </>
      )}
    </Dialog>
  );
}
