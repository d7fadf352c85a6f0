import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { formatDate } from '#domain/platform/days.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { DayTile } from '#web/tiffin/orders/day-tile.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { OrderSheet } from '#web/platform/ui/order-sheet.tsx';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';
import { isInquiryOver } from './queries.ts';
import { standingOf } from './standing.ts';
import { SupportWords } from './support-words.tsx';
import { eventWords, guestsWords, readyWordsOf, timesWords, totalOf } from './words.ts';

/** What can be done about an inquiry from its card. */
export type CardActions = {
  onDetails: () => void;
  onAccept: () => void;
  onEdit: () => void;
  onCancel: () => void;
};

function Buttons({
  inquiry,
  onDetails,
  onAccept,
  onEdit,
  onCancel,
}: { inquiry: CateringInquiry } & CardActions) {
  const which = <span className="sr-only"> {inquiry.inquiryNumber}</span>;
  const { acceptQuote, edit, cancel } = inquiry.actions;
  const toPay = inquiry.status === 'confirmed' && (inquiry.payment?.amount ?? 0) > 0;
  return (
    <>
      {acceptQuote && (
        <Button size="small" onClick={onAccept}>
          <span>Accept Quote{which}</span>
        </Button>
      )}
      {toPay && (
        <Button size="small" onClick={onDetails}>
          <span>How to pay{which}</span>
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={onDetails}>
        <span>View Details{which}</span>
      </Button>
      {edit && (
        <Button kind="quiet" size="small" onClick={onEdit}>
          <span>Edit{which}</span>
        </Button>
      )}
      {cancel && (
        <Button kind="plain" size="small" className="max-[26rem]:px-2!" onClick={onCancel}>
          <span>Cancel Inquiry{which}</span>
        </Button>
      )}
    </>
  );
}

/** One inquiry: the event, when, for how many, where, how it stands, what it comes to. */
export function InquiryCard({ inquiry, ...actions }: { inquiry: CateringInquiry } & CardActions) {
  const { status, inquiryNumber, adminNotes, cancelReason, needsCall, quotes } = inquiry;
  const sendsMail = useSendsMail();
  const over = isInquiryOver(inquiry);
  const total = totalOf(inquiry);
  const ready = readyWordsOf(inquiry);
  const calls = needsCall && quotes.length === 0 && !over;
  return (
    <OrderSheet
      tile={<DayTile day={inquiry.eventDate} muted={over} />}
      title={`${eventWords(inquiry)}, ${guestsWords(inquiry)}`}
      status={<StatusBadge status={status} />}
      number={inquiryNumber}
      beside={inquiry.selectedPlan.name}
      note={adminNotes}
      reason={status === 'cancelled' ? cancelReason : null}
      buttons={<Buttons inquiry={inquiry} {...actions} />}
    >
      <p className="tabular-nums">
        {formatDate(inquiry.eventDate)}, {timesWords(inquiry)}
        {ready && <strong className="block font-semibold">{ready}</strong>}
      </p>
      <p className="wrap-anywhere">{inquiry.eventLocation}</p>
      <p className="tabular-nums">
        {total.label}: <strong className="font-semibold">{formatMoney(total.cents)}</strong>
        {calls && <span className="block text-sm text-ink-soft">{WE_WILL_CALL}.</span>}
      </p>
      {!calls && <p className="text-sm text-ink-soft">{standingOf(inquiry, sendsMail).lead}</p>}
      {(status === 'confirmed' || status === 'completed') && (
        <SupportWords status={status} className="text-sm text-ink-soft" />
      )}
    </OrderSheet>
  );
}
