import type { CateringInquiry } from '#contract/catering.ts';
import { formatDate } from '#domain/days.ts';
import { WE_WILL_CALL } from '#domain/guests.ts';
import { formatMoney } from '#domain/money.ts';
import { DayTile } from '#web/tiffin/day-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { isInquiryOver } from './queries.ts';
import { standingOf } from './standing.ts';
import { SupportWords } from './support-words.tsx';
import { eventWords, guestsWords, timesWords, totalOf } from './words.ts';

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
    <div className="no-print col-span-2 flex flex-wrap gap-x-1.5 gap-y-2.5 self-end sm:col-span-1 sm:col-start-2">
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
    </div>
  );
}

/** One inquiry: the event, when, for how many, where, how it stands, what it comes to. */
export function InquiryCard({ inquiry, ...actions }: { inquiry: CateringInquiry } & CardActions) {
  const { status, inquiryNumber, adminNotes, cancelReason, needsCall, quotes } = inquiry;
  const over = isInquiryOver(inquiry);
  const total = totalOf(inquiry);
  const calls = needsCall && quotes.length === 0 && !over;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <DayTile day={inquiry.eventDate} muted={over} />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg font-bold tracking-normal wrap-anywhere">
            {eventWords(inquiry)}, {guestsWords(inquiry)}
          </h3>
          <StatusBadge status={status} />
        </div>
        <p className="tabular-nums">
          {formatDate(inquiry.eventDate)}, {timesWords(inquiry)}
        </p>
        <p className="wrap-anywhere">{inquiry.eventLocation}</p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
          <span>{inquiry.selectedPlan.name}</span>
          <span className="whitespace-nowrap">{inquiryNumber}</span>
        </p>
        <p className="tabular-nums">
          {total.label}: <strong className="font-semibold">{formatMoney(total.cents)}</strong>
          {calls && <span className="block text-sm text-ink-soft">{WE_WILL_CALL}.</span>}
        </p>
        {!calls && <p className="text-sm text-ink-soft">{standingOf(inquiry).lead}</p>}
        {adminNotes && (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <strong className="font-semibold">From the kitchen:</strong> {adminNotes}
          </p>
        )}
        {status === 'cancelled' && cancelReason && (
          <p className="text-sm wrap-anywhere text-ink-soft">Reason: {cancelReason}</p>
        )}
        {(status === 'confirmed' || status === 'completed') && (
          <SupportWords status={status} className="text-sm text-ink-soft" />
        )}
      </div>
      <Buttons inquiry={inquiry} {...actions} />
    </li>
  );
}
