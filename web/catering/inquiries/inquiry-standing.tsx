import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { KitchenWords } from '#web/tiffin/confirmation/kitchen-words.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';
import { standingOf } from './standing.ts';
import { readyWordsOf } from './words.ts';

/** How an inquiry stands, in one look, and what the kitchen says to it. */
export function InquiryStanding({
  inquiry,
  thanks,
}: {
  inquiry: CateringInquiry;
  /** What was just done, said first; null for nothing. */
  thanks: string | null;
}) {
  const { status, inquiryNumber, cancelReason, adminNotes } = inquiry;
  const { title, lead } = standingOf(inquiry, useSendsMail());
  const ready = readyWordsOf(inquiry);
  return (
    <section className="pt-1 pb-5">
      {thanks && (
        <Banner kind="success" className="mb-4">
          {thanks}
        </Banner>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} />
        <span className="text-ink-soft tabular-nums">{inquiryNumber}</span>
      </p>
      <h3 className="mt-2 text-title-sm">{title}</h3>
      <p className="mt-1 text-ink-soft">{lead}</p>
      {ready && <p className="mt-1 font-semibold tabular-nums">{ready}</p>}
      <KitchenWords
        reason={status === 'cancelled' ? cancelReason : null}
        note={adminNotes}
        className="mt-4"
      />
    </section>
  );
}
