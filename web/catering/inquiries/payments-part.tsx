import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { balanceWords } from '#web/money/balance-words.ts';
import { PdfButton } from './pdf-button.tsx';

/** What was paid, each with its receipt, and what is still to be paid. */
export function PaymentsPart({ inquiry }: { inquiry: CateringInquiry }) {
  const hasEnded = inquiry.status === 'cancelled';
  return (
    <>
      <ul>
        {inquiry.payments.map(({ id, amount, receivedDay }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <span className="tabular-nums">
              <strong className="font-semibold">{formatMoney(Math.abs(amount))}</strong>{' '}
              {amount < 0 ? 'paid back' : 'received'} {formatDate(receivedDay)}
            </span>
            <PdfButton
              label="Receipt"
              which={`${formatMoney(Math.abs(amount))} on ${formatDate(receivedDay)}`}
              read={() =>
                call(cateringInquiries.receiptPdf, { params: { id: inquiry.id, paymentId: id } })
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 font-medium">{balanceWords(inquiry.balance, { hasEnded })}</p>
    </>
  );
}
