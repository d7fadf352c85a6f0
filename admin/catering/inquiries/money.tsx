import { Section } from '#admin/platform/parts/section.tsx';
import { Sums } from '#admin/platform/parts/sums.tsx';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';

/** What was agreed, what of it is paid and what is still to come; nothing before a quote is accepted. */
export function Money({ inquiry }: { inquiry: AdminInquiry }) {
  const accepted = acceptedQuote(inquiry);
  if (!accepted) return null;
  return (
    <Section title="Money">
      <Sums
        sums={[
          { label: `Version ${accepted.version}, accepted`, amount: accepted.total },
          { label: 'Deposit of it', amount: accepted.deposit },
          ...balanceSums(accepted.total, inquiry.balance, {
            hasEnded: inquiry.status === 'cancelled',
          }).slice(1),
        ]}
      />
    </Section>
  );
}
