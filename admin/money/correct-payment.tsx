import { call } from '#admin/platform/client/services.ts';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { CorrectButton } from '#admin/platform/correct-button.tsx';
import { refusedWords } from '#admin/platform/refused-words.ts';
import { type AdminPayment, adminPayments } from '#contract/money/desk/payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { STANDING_WORDS } from '#domain/money/payment-standing.ts';
import { checkTakingOut } from '#domain/money/reversals.ts';
import { formatMoney } from '#domain/money/money.ts';

/** Takes out a payment that was entered by mistake; of one that does not count, why. */
export function CorrectPayment({
  payment,
  paid,
}: {
  payment: AdminPayment;
  /** What was paid in all for what it is for, in cents. */
  paid: number;
}) {
  const { id, standing, receivedDay } = payment;
  const words = STANDING_WORDS[standing];
  if (words !== null) return <Chip tone="steel">{words}</Chip>;
  const amount = formatMoney(payment.amount);
  const what = `the payment of ${amount}`;
  return (
    <CorrectButton
      endpoint={adminPayments.correct}
      label={`Correct ${what} from ${formatDate(receivedDay)}`}
      what={what}
      truths={[
        {
          key: 'mistake',
          label: 'It was entered by mistake',
          refused: refusedWords(checkTakingOut(payment.amount, paid)),
          changes: [
            `${formatMoney(-payment.amount)} is written beside it, so that nothing of it counts.`,
            'Its receipt says that it was entered by mistake, and its customer no longer sees it.',
          ],
        },
      ]}
      send={({ reason }) => call(adminPayments.correct, { params: { id }, body: { reason } })}
    />
  );
}
