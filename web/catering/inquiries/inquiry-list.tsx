import { useEffect, useState } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import type { InquiryDialogState } from './inquiry-dialog.tsx';
import { InquiryStatus } from './inquiry-status.tsx';
import { inquiryStatusText } from './inquiry-status-text.ts';
import { InquirySupport } from './inquiry-support.tsx';
import {
  currentQuote,
  guestsText,
  inquiryTotalOf,
  mealsText,
  readyWordsOf,
} from './inquiry-text.ts';
import { isInquiryOver } from './queries.ts';

/** Everything about an inquiry, and what can be done with it: fetched by those who open one. */
const InquiryDialog = lazyPart(async () => (await import('./inquiry-dialog.tsx')).InquiryDialog);

/** What can be done about an inquiry from its card. */
type CardActions = {
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
function InquiryCard({ inquiry, ...actions }: { inquiry: CateringInquiry } & CardActions) {
  const { status, inquiryNumber, adminNotes, cancelReason, needsCall, quotes } = inquiry;
  const sendsMail = useSendsMail();
  const over = isInquiryOver(inquiry);
  const total = inquiryTotalOf(inquiry);
  const ready = readyWordsOf(inquiry);
  const calls = needsCall && quotes.length === 0 && !over;
  return (
    <OrderSheet
      tile={<DayTile day={inquiry.eventDate} muted={over} />}
      title={`${eventOf(inquiry)}, ${guestsText(inquiry)}`}
      status={<InquiryStatus status={status} />}
      number={inquiryNumber}
      beside={inquiry.selectedPlan.name}
      note={adminNotes}
      reason={status === 'cancelled' ? cancelReason : null}
      buttons={<Buttons inquiry={inquiry} {...actions} />}
    >
      <p className="tabular-nums">
        {formatDate(inquiry.eventDate)}, {mealsText(inquiry)}
        {ready && <strong className="block font-semibold">{ready}</strong>}
      </p>
      <p className="wrap-anywhere">{inquiry.eventLocation}</p>
      <p className="tabular-nums">
        {total.label}: <strong className="font-semibold">{formatMoney(total.cents)}</strong>
        {calls && <span className="block text-sm text-ink-soft">{WE_WILL_CALL}.</span>}
      </p>
      {!calls && (
        <p className="text-sm text-ink-soft">{inquiryStatusText(inquiry, sendsMail).lead}</p>
      )}
      {EVENTS_AGREED.includes(status) && (
        <InquirySupport status={status} className="text-sm text-ink-soft" />
      )}
    </OrderSheet>
  );
}

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
  const [opened, setOpened] = useState<InquiryDialogState | null>(null);

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
  function accept(one: CateringInquiry) {
    const version = currentQuote(one)?.version;
    if (version) setOpened({ what: 'accept', inquiry: one, version });
  }

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
      {opened && inquiry && (
        <LazyDialog title={`${eventOf(inquiry)}, ${guestsText(inquiry)}`} wide onClose={close}>
          <InquiryDialog opened={opened} inquiry={inquiry} onOpen={setOpened} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
