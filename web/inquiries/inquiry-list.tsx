import { useEffect, useState } from 'react';
import type { CateringInquiry } from '#contract/catering.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { AskForChange } from './ask-for-change.tsx';
import { CancelInquiry } from './cancel-inquiry.tsx';
import { EditInquiry } from './edit-inquiry.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { InquiryDetails } from './inquiry-details.tsx';
import { currentQuote } from './words.ts';

/** What a dialog asks or shows, and whether it was opened from the details and leads back to them. */
type Opened = { inquiry: CateringInquiry; fromDetails?: boolean } & (
  | { what: 'details'; thanks?: string }
  | { what: 'accept'; version: number }
  | { what: 'change' | 'edit' | 'cancel' }
);

/** Inquiries as cards, and the dialogs that they open. */
export function InquiryList({
  inquiries,
  known = inquiries,
  columns = 2,
  asked = null,
  onAskedRead,
}: {
  /** The ones that are shown. */
  inquiries: readonly CateringInquiry[];
  /** All that were read: a dialog shows its inquiry as it was read last. */
  known?: readonly CateringInquiry[];
  /** Side by side on a wide screen. */
  columns?: 1 | 2;
  /** The number of one to open by itself, once it is known. */
  asked?: string | null;
  /** That one was opened and closed again. */
  onAskedRead?: () => void;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const wanted = asked && known.find(({ inquiryNumber }) => inquiryNumber === asked);
  const wantedId = wanted ? wanted.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, not at each piece of news
  useEffect(() => {
    if (wanted) setOpened((now) => now ?? { what: 'details', inquiry: wanted });
  }, [wantedId]);

  const inquiry = opened && (known.find(({ id }) => id === opened.inquiry.id) ?? opened.inquiry);

  function close() {
    if (wanted) onAskedRead?.();
    setOpened(null);
  }
  const details = (thanks?: string) =>
    inquiry && setOpened({ what: 'details', inquiry, ...(thanks && { thanks }) });
  const back = () => (opened?.fromDetails ? details() : close());

  function accept(one: CateringInquiry, fromDetails = false) {
    const version = currentQuote(one)?.version;
    if (version) setOpened({ what: 'accept', inquiry: one, version, fromDetails });
  }

  const quote = inquiry && currentQuote(inquiry);
  return (
    <>
      <ul className={`grid gap-4 ${columns === 2 ? 'lg:grid-cols-2' : ''}`}>
        {inquiries.map((one) => (
          <InquiryCard
            key={one.id}
            inquiry={one}
            onDetails={() => setOpened({ what: 'details', inquiry: one })}
            onAccept={() => accept(one)}
            onEdit={() => setOpened({ what: 'edit', inquiry: one })}
            onCancel={() => setOpened({ what: 'cancel', inquiry: one })}
          />
        ))}
      </ul>
      {inquiry && opened?.what === 'details' && (
        <InquiryDetails
          inquiry={inquiry}
          thanks={opened.thanks ?? null}
          onAccept={() => accept(inquiry, true)}
          onAskForChange={() => setOpened({ what: 'change', inquiry, fromDetails: true })}
          onEdit={() => setOpened({ what: 'edit', inquiry })}
          onCancel={() => setOpened({ what: 'cancel', inquiry })}
          onClose={close}
        />
      )}
      {inquiry && opened?.what === 'accept' && (
        <AcceptQuote
          inquiry={inquiry}
          version={opened.version}
          onAccepted={() => details(`Thank you. Version ${opened.version} is accepted.`)}
          onRead={() => details()}
          onClose={back}
        />
      )}
      {inquiry && quote && opened?.what === 'change' && (
        <AskForChange
          inquiry={inquiry}
          quote={quote}
          onSent={() => details('We have your message. A new version is on its way.')}
          onClose={back}
        />
      )}
      {inquiry && opened?.what === 'edit' && (
        <EditInquiry key={inquiry.id} inquiry={inquiry} onClose={close} />
      )}
      {inquiry && opened?.what === 'cancel' && <CancelInquiry inquiry={inquiry} onClose={close} />}
    </>
  );
}
