import { call } from '#admin/api/services.ts';
import { Chip } from '#admin/parts/chip.tsx';
import { CorrectButton } from '#admin/platform/correct-button.tsx';
import { type AdminPayment, adminPayments } from '#contract/admin/payments.ts';
import { formatDate } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';

/** Takes out a payment that was entered by mistake; of one that is out, that it is. */
export function CorrectPayment({ payment }: { payment: AdminPayment }) {
  const { id, standing, receivedDay } = payment;
  if (standing === 'mistake') return <Chip tone="steel">Entered by mistake</Chip>;
  if (standing === 'correction') return <Chip tone="steel">Correction</Chip>;
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
