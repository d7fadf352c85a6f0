import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { CalendarOffer } from '#web/tiffin/calendar-feed/calendar-offer.tsx';
import { PaymentWays } from '#web/tiffin/confirmation/how-to-pay.tsx';
import { DetailsPart } from '#web/account/my-orders/details-part.tsx';
import { useSession } from '#web/account/session/session.ts';
import { When } from '#web/account/session/when.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Estimate } from './estimate.tsx';
import { ContactFacts, EventFacts } from './inquiry-facts.tsx';
import { historyOf } from './inquiry-history.ts';
import { InquiryStanding } from './inquiry-standing.tsx';
import { MenuLines } from './menu-lines.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { QuotesPart } from './quotes-part.tsx';
import { SupportWords } from './support-words.tsx';
import { eventWords, guestsWords } from './words.ts';

/** What can be done from the details. */
export type DetailsActions = {
  onAccept: () => void;
  onAskForChange: () => void;
  onEdit: () => void;
  onCancel: () => void;
};

function IfPlansChange({
  inquiry,
  onEdit,
  onCancel,
}: { inquiry: CateringInquiry } & Pick<DetailsActions, 'onEdit' | 'onCancel'>) {
  const { edit, cancel } = inquiry.actions;
  if (!edit && !cancel) return <SupportWords status={inquiry.status} className="text-ink-soft" />;
  return (
    <div className="no-print flex flex-wrap gap-2.5">
      {edit && (
        <Button kind="quiet" size="small" onClick={onEdit}>
          Edit inquiry
        </Button>
      )}
      {cancel && (
        <Button kind="danger" size="small" onClick={onCancel}>
          Cancel Inquiry
        </Button>
      )}
    </div>
  );
}

/** Everything about one inquiry. */
export function InquiryDetails({
  inquiry,
  thanks,
  onAccept,
  onAskForChange,
  onEdit,
  onCancel,
  onClose,
}: {
  inquiry: CateringInquiry;
  /** What was just done from here, said at the top; null for nothing. */
  thanks: string | null;
  onClose: () => void;
} & DetailsActions) {
  const { payment, payments, quotes, status, actions } = inquiry;
  const reader = useSession();
  const isOwn = reader.status === 'signed-in' && reader.user.email === inquiry.email;
  const toPay = payment !== null && payment.amount > 0 && status === 'confirmed';
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${eventWords(inquiry)}, ${guestsWords(inquiry)}`}
      actions={
        actions.acceptQuote ? (
          <>
            <Button kind="quiet" onClick={onClose}>
              Close
            </Button>
            <Button onClick={onAccept}>Accept Quote</Button>
          </>
        ) : (
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      <InquiryStanding inquiry={inquiry} thanks={thanks} />
      {toPay && (
        <DetailsPart title="How to pay">
          <PaymentWays payment={payment} />
        </DetailsPart>
      )}
      {quotes.length > 0 && (
        <DetailsPart title="Quote">
          <QuotesPart inquiry={inquiry} onAskForChange={onAskForChange} />
        </DetailsPart>
      )}
      {payments.length > 0 && (
        <DetailsPart title="Payments">
          <PaymentsPart inquiry={inquiry} />
        </DetailsPart>
      )}
      {status === 'confirmed' && isOwn && (
        <DetailsPart title="In your calendar">
          <CalendarOffer />
        </DetailsPart>
      )}
      <DetailsPart title="Menu">
        <MenuLines menu={inquiry.calculatedMenu} />
      </DetailsPart>
      <DetailsPart title="Estimate">
        <Estimate inquiry={inquiry} />
      </DetailsPart>
      <DetailsPart title="Event">
        <EventFacts inquiry={inquiry} />
      </DetailsPart>
      <DetailsPart title="Contact">
        <ContactFacts inquiry={inquiry} />
      </DetailsPart>
      <DetailsPart title="What has happened">
        <ol>
          {historyOf(inquiry).map(({ label, at }) => (
            <li key={`${at} ${label}`} className="py-1">
              {label}
              <span className="block text-sm text-ink-soft tabular-nums">
                <When at={at} />
              </span>
            </li>
          ))}
        </ol>
      </DetailsPart>
      {status !== 'cancelled' && (
        <DetailsPart title="If plans change">
          <IfPlansChange inquiry={inquiry} onEdit={onEdit} onCancel={onCancel} />
        </DetailsPart>
      )}
    </Dialog>
  );
}
