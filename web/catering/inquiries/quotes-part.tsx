import { ChevronDown } from 'lucide-react';
import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import type { Quote } from '#contract/catering/quotes.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { PdfButton } from './pdf-button.tsx';
import { QuoteStateBadge } from './quote-state.tsx';
import { QuoteView } from './quote-view.tsx';
import { currentQuote } from './words.ts';

const sentWords = ({ version, sentAt }: Quote): string =>
  `Version ${version}, sent ${formatDate(dayOf(sentAt))}`;

function Pdf({ inquiry, version }: { inquiry: CateringInquiry; version: number }) {
  return (
    <PdfButton
      label="Download as PDF"
      which={`version ${version}`}
      read={() => call(cateringInquiries.quotePdf, { params: { id: inquiry.id, version } })}
    />
  );
}

function OlderVersion({ inquiry, quote }: { inquiry: CateringInquiry; quote: Quote }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-2 font-semibold focus-visible:outline-offset-0">
        <Icon
          of={ChevronDown}
          className="size-4.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        <span className="min-w-0 grow">{sentWords(quote)}</span>
        <QuoteStateBadge state={quote.state} />
      </summary>
      <div className="pt-2 pb-5">
        <QuoteView quote={quote} />
        <div className="no-print mt-4 flex flex-wrap gap-2.5">
          <Pdf inquiry={inquiry} version={quote.version} />
        </div>
      </div>
    </details>
  );
}

/** The quote that counts, with its change to ask for and its PDF, and the other versions below. */
export function QuotesPart({
  inquiry,
  onAskForChange,
}: {
  inquiry: CateringInquiry;
  onAskForChange: () => void;
}) {
  const quote = currentQuote(inquiry);
  if (!quote) return null;
  const others = inquiry.quotes.filter(({ version }) => version !== quote.version).reverse();
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{sentWords(quote)}</span>
        <QuoteStateBadge state={quote.state} />
      </p>
      <QuoteView quote={quote} />
      <div className="no-print mt-5 flex flex-wrap gap-2.5">
        {inquiry.actions.requestChange && (
          <Button kind="quiet" size="small" onClick={onAskForChange}>
            {quote.state === 'expired' ? 'Ask for a new quote' : 'Ask for a change'}
          </Button>
        )}
        <Pdf inquiry={inquiry} version={quote.version} />
      </div>
      {others.length > 0 && (
        <div className="mt-5 border-b border-line">
          {others.map((other) => (
            <OlderVersion key={other.version} inquiry={inquiry} quote={other} />
          ))}
        </div>
      )}
    </>
  );
}
