import { Section } from '#admin/parts/section.tsx';
import { Sums } from '#admin/parts/sums.tsx';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import { openAmount } from './next-payment.ts';

/** What was agreed, what of it is paid and what is still to come; nothing before a quote is accepted. */
export function Money({ inquiry }: { inquiry: AdminInquiry }) {
  const accepted = acceptedQuote(inquiry);
  if (!accepted) return null;
  const open = openAmount(inquiry);
  return (
    <Section title="Money">
      <Sums
        sums={[
          { label: `Version ${accepted.version}, accepted`, amount: accepted.total },
          { label: 'Deposit of it', amount: accepted.deposit },
          { label: 'Paid', amount: inquiry.paidAmount },
          {
            label: open < 0 ? 'To pay back' : 'Still to pay',
            amount: Math.abs(open),
            main: true,
          },
        ]}
      />
    </Section>
  );
}
