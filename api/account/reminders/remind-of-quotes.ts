import { aboutInquiry } from '#api/catering/transition-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { claimReminder, listExpiringQuotes } from '#db/account/reminders.ts';
import { lockInquiry } from '#db/catering/inquiries.ts';
import { expiringDays, isDaytime, quotesSentBefore } from '#domain/account/reminders.ts';
import { dayOf } from '#domain/platform/days.ts';
import { remindEachOnce } from './each-once.ts';

/**
 * Reminds whoever asked for catering, by day, that their quote ends in two days: once for each
 * version, at the address of the inquiry. Answers how many mails there were.
 */
export async function remindOfQuotes({ db, now, log }: ClockContext): Promise<number> {
  if (!isDaytime(now)) return 0;
  const due = { ...expiringDays(dayOf(now)), sentBefore: quotesSentBefore(now) };
  return remindEachOnce(
    { db, log },
    (limit) => listExpiringQuotes(db, due, limit),
    async (tx, id) => {
      const inquiry = await lockInquiry(tx, id);
      const quote = inquiry?.quotes.at(-1);
      if (inquiry?.status !== 'quoted' || !quote || quote.valid_until > due.to) return false;
      const claimed = await claimReminder(
        tx,
        { kind: 'quote_expiring', about: id, part: String(quote.version) },
        now,
      );
      if (!claimed) return false;
      await enqueueMail(tx, {
        kind: 'inquiry_quote_expiring',
        inquiryId: id,
        details: {
          ...aboutInquiry(inquiry),
          version: quote.version,
          total: quote.total_cents,
          validUntil: quote.valid_until,
        },
      });
      return true;
    },
  );
}
