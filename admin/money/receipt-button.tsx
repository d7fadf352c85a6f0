import { call } from '#admin/platform/client/services.ts';
import { PdfButton } from '#admin/platform/parts/pdf-button.tsx';
import { type AdminPayment, adminPayments } from '#contract/money/desk/payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/** The receipt of a payment, as a PDF. */
export const ReceiptButton = ({ payment }: { payment: AdminPayment }) => (
  <PdfButton
    words="Receipt"
    label={`Download the receipt of ${formatMoney(payment.amount)} from ${formatDate(payment.receivedDay)}`}
    read={() => call(adminPayments.receipt, { params: { id: payment.id } })}
  />
);
