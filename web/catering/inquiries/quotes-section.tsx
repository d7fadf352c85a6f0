import { ChevronDown } from 'lucide-react';
import {
  type CateringInquiry,
  cateringInquiries,
  type Quote,
  type QuoteState,
} from '#contract/catering/inquiries.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { balanceText } from '#web/money/balance-text.ts';
import { PdfButton } from '#web/money/pdf-button.tsx';
import { call } from '#web/platform/client/browser-client.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge, type Tone } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { currentQuote } from './inquiry-text.ts';
import { QuoteView } from './quote-view.tsx';

const sentText = ({ version, sentAt }: Quote): string =>
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

const LOOKS: Record<QuoteState, [words: string, tone: Tone]> = {
  open: ['Open', 'turmeric'],
  accepted: ['Accepted', 'leaf'],
  expired: ['Expired', 'chilli'],
  replaced: ['Replaced', 'steel'],
  closed: ['Closed', 'steel'],
};

/** What a version of a quote is now. */
function QuoteStateBadge({ state }: { state: QuoteState }) {
  const [words, tone] = LOOKS[state];
  return <Badge tone={tone}>{words}</Badge>;
}

function OlderVersion({ inquiry, quote }: { inquiry: CateringInquiry; quote: Quote }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-2 font-semibold focus-visible:outline-offset-0">
        <Icon
          of={ChevronDown}
          className="size-4.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        <span className="min-w-0 grow">{sentText(quote)}</span>
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
export function QuotesSection({
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
        <span className="font-semibold">{sentText(quote)}</span>
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

/** What was paid, each with its receipt, and what is still to be paid. */
export function PaymentsSection({ inquiry }: { inquiry: CateringInquiry }) {
  const hasEnded = inquiry.status === 'cancelled';
  return (
    <>
      <ul>
        {inquiry.payments.map(({ id, amount, receivedDay }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <span className="tabular-nums">
              <strong className="font-semibold">{formatMoney(Math.abs(amount))}</strong>{' '}
              {amount < 0 ? 'paid back' : 'received'} {formatDate(receivedDay)}
            </span>
            <PdfButton
              label="Receipt"
              which={`${formatMoney(Math.abs(amount))} on ${formatDate(receivedDay)}`}
              read={() =>
                call(cateringInquiries.receiptPdf, { params: { id: inquiry.id, paymentId: id } })
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 font-medium">{balanceText(inquiry.balance, { hasEnded })}</p>
    </>
  );
}
