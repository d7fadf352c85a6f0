import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { AcceptQuote } from './accept-quote.tsx';
import { CancelInquiry } from './cancel-inquiry.tsx';
import { InquiryDetails } from './inquiry-details.tsx';
import { currentQuote } from './inquiry-text.ts';
import { useInquiriesCache } from './queries.ts';
import { RequestQuoteChange } from './request-quote-change.tsx';

/** What a dialog asks or shows, and whether it was opened from the details and leads back to them. */
export type InquiryDialogState = { inquiry: CateringInquiry; fromDetails?: boolean } & (
  | { what: 'details'; thanks?: string }
  | { what: 'accept'; version: number }
  | { what: 'change' | 'edit' | 'cancel' }
);

/** The wizard's fields are many, and few people change an inquiry: they are loaded when they are needed. */
const EditInquiryDialog = lazyPart(
  async () => (await import('#web/catering/wizard/edit-inquiry-dialog.tsx')).EditInquiryDialog,
);

/** Changes an inquiry that is still pending. */
function EditInquiry({ inquiry, onClose }: { inquiry: CateringInquiry; onClose: () => void }) {
  const cache = useInquiriesCache();
  const notice = useNotice();
  return (
    <LazyDialog
      title={`Change ${inquiry.inquiryNumber}`}
      wide
      closeWords="Cancel"
      lines={8}
      className="min-h-[60dvh]"
      onClose={onClose}
    >
      <EditInquiryDialog
        inquiry={inquiry}
        onClose={() => {
          // What the kitchen did meanwhile is read there, and shows on the card too.
          cache.refresh();
          onClose();
        }}
        onSaved={(changed) => {
          void cache.put(changed);
          notice({ kind: 'success', words: `${changed.inquiryNumber} is changed.` });
          onClose();
        }}
      />
    </LazyDialog>
  );
}

/** What a list of inquiries shows and asks about one of them; it is the one that was read last. */
export function InquiryDialog({
  opened,
  inquiry,
  onOpen,
  onClose,
}: {
  opened: InquiryDialogState;
  inquiry: CateringInquiry;
  onOpen: (opened: InquiryDialogState) => void;
  onClose: () => void;
}) {
  const quote = currentQuote(inquiry);
  const details = (thanks?: string) =>
    onOpen({ what: 'details', inquiry, ...(thanks && { thanks }) });
  const back = () => (opened.fromDetails ? details() : onClose());
  const accept = () =>
    quote && onOpen({ what: 'accept', inquiry, version: quote.version, fromDetails: true });

  switch (opened.what) {
    case 'details':
      return (
        <InquiryDetails
          inquiry={inquiry}
          thanks={opened.thanks ?? null}
          onAccept={accept}
          onAskForChange={() => onOpen({ what: 'change', inquiry, fromDetails: true })}
          onEdit={() => onOpen({ what: 'edit', inquiry })}
          onCancel={() => onOpen({ what: 'cancel', inquiry })}
          onClose={onClose}
        />
      );
    case 'accept':
      return (
        <AcceptQuote
          inquiry={inquiry}
          version={opened.version}
          onAccepted={() => details(`Thank you. Version ${opened.version} is accepted.`)}
          onRead={() => details()}
          onClose={back}
        />
      );
    case 'change':
      return (
        quote && (
          <RequestQuoteChange
            inquiry={inquiry}
            quote={quote}
            onSent={() => details('We have your message. A new version is on its way.')}
            onClose={back}
          />
        )
      );
    case 'edit':
      return <EditInquiry key={inquiry.id} inquiry={inquiry} onClose={onClose} />;
    case 'cancel':
      return <CancelInquiry inquiry={inquiry} onClose={onClose} />;
  }
}
