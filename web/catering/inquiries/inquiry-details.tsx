import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { formatPercent } from '#domain/platform/money.ts';
import { InstantText } from '#web/account/session/instant-text.tsx';
import { useSession } from '#web/account/session/session.ts';
import { CalendarOffer } from '#web/account/settings/calendar-offer.tsx';
import { useSendsMail } from '#web/kitchen/business.ts';
import { KitchenNote } from '#web/kitchen/kitchen-note.tsx';
import { PaymentWays } from '#web/money/how-to-pay.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { DetailsSection } from '#web/platform/ui/details-section.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { ContactFacts, EventFacts, MenuLines } from './inquiry-facts.tsx';
import { InquiryStatus } from './inquiry-status.tsx';
import { historyOf, inquiryStatusText } from './inquiry-status-text.ts';
import { InquirySupport } from './inquiry-support.tsx';
import { guestsText, readyWordsOf } from './inquiry-text.ts';
import { PaymentsSection, QuotesSection } from './quotes-section.tsx';

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
  if (!edit && !cancel) return <InquirySupport status={inquiry.status} className="text-ink-soft" />;
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

/** What the inquiry was estimated at, line by line, in plain dollars. */
function Estimate({ inquiry }: { inquiry: CateringInquiry }) {
  const { pricingCalculation: price, needsCall, quotes } = inquiry;
  return (
    <>
      <PriceTable
        format={formatPlainMoney}
        rows={[
          {
            label: 'Base price',
            note: `${guestsText(inquiry)} at ${formatPlainMoney(price.pricePerPerson)}`,
            cents: price.basePrice,
          },
          { label: 'Additional charges', cents: price.additionalCharges },
          {
            label: 'Delivery',
            cents: price.deliveryFee,
            free: isBrought(inquiry.cateringService) ? 'Free' : 'Picked up',
          },
          {
            label: `Tax (${formatPercent(price.taxPercentage)})`,
            note: 'On the base price',
            cents: price.taxAmount,
          },
        ]}
        total={{ label: 'Estimate', cents: price.totalPrice }}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {quotes.length > 0
          ? 'What we estimated when you asked. The quote is what counts.'
          : needsCall
            ? `${WE_WILL_CALL}: for so many guests an estimate is only a first figure.`
            : 'An estimate. The quote that we send you is what counts.'}
      </p>
    </>
  );
}

/** How an inquiry stands, in one look, and what the kitchen says to it. */
function InquiryStatusSection({
  inquiry,
  thanks,
}: {
  inquiry: CateringInquiry;
  /** What was just done, said first; null for nothing. */
  thanks: string | null;
}) {
  const { status, inquiryNumber, cancelReason, adminNotes } = inquiry;
  const { title, lead } = inquiryStatusText(inquiry, useSendsMail());
  const ready = readyWordsOf(inquiry);
  return (
    <section className="pt-1 pb-5">
      {thanks && (
        <Banner kind="success" className="mb-4">
          {thanks}
        </Banner>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <InquiryStatus status={status} />
        <span className="text-ink-soft tabular-nums">{inquiryNumber}</span>
      </p>
      <h3 className="mt-2 text-title-sm">{title}</h3>
      <p className="mt-1 text-ink-soft">{lead}</p>
      {ready && <p className="mt-1 font-semibold tabular-nums">{ready}</p>}
      <KitchenNote
        reason={status === 'cancelled' ? cancelReason : null}
        note={adminNotes}
        className="mt-4"
      />
    </section>
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
      title={`${eventOf(inquiry)}, ${guestsText(inquiry)}`}
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
      <InquiryStatusSection inquiry={inquiry} thanks={thanks} />
      {toPay && (
        <DetailsSection title="How to pay">
          <PaymentWays payment={payment} />
        </DetailsSection>
      )}
      {quotes.length > 0 && (
        <DetailsSection title="Quote">
          <QuotesSection inquiry={inquiry} onAskForChange={onAskForChange} />
        </DetailsSection>
      )}
      {payments.length > 0 && (
        <DetailsSection title="Payments">
          <PaymentsSection inquiry={inquiry} />
        </DetailsSection>
      )}
      {status === 'confirmed' && isOwn && (
        <DetailsSection title="In your calendar">
          <CalendarOffer />
        </DetailsSection>
      )}
      <DetailsSection title="Menu">
        <MenuLines menu={inquiry.calculatedMenu} />
      </DetailsSection>
      <DetailsSection title="Estimate">
        <Estimate inquiry={inquiry} />
      </DetailsSection>
      <DetailsSection title="Event">
        <EventFacts inquiry={inquiry} />
      </DetailsSection>
      <DetailsSection title="Contact">
        <ContactFacts inquiry={inquiry} />
      </DetailsSection>
      <DetailsSection title="What has happened">
        <ol>
          {historyOf(inquiry).map(({ label, at }) => (
            <li key={`${at} ${label}`} className="py-1">
              {label}
              <span className="block text-sm text-ink-soft tabular-nums">
                <InstantText at={at} />
              </span>
            </li>
          ))}
        </ol>
      </DetailsSection>
      {status !== 'cancelled' && (
        <DetailsSection title="If plans change">
          <IfPlansChange inquiry={inquiry} onEdit={onEdit} onCancel={onCancel} />
        </DetailsSection>
      )}
    </Dialog>
  );
}
