import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay, Money, text } from '#contract/platform/primitives.ts';
import { PaymentMethod } from './balance.ts';

/** A payment as its customer reads it; negative when the kitchen paid back. */
const OwnPayment = z.object({
  id: Id,
  /** `TS-2026-0007-R1` */
  receiptNumber: z.string(),
  amount: Money,
  /** What of money that was paid back lowered the price. */
  courtesy: Money,
  method: PaymentMethod,
  reference: z.string(),
  receivedDay: IsoDay,
});
export type OwnPayment = z.output<typeof OwnPayment>;

/** A document to download or print; `base64` is the whole file. */
export const PdfDocument = z.object({ fileName: z.string(), base64: z.string() });
export type PdfDocument = z.output<typeof PdfDocument>;

export const receipts = {
  list: endpoint({
    method: 'GET',
    path: '/v1/receipts/of/:number',
    access: 'customer',
    summary: 'List the payments for one of the own subscriptions or snack orders, by its number',
    params: z.object({ number: text(40) }),
    data: z.array(OwnPayment),
    errors: ['not_found'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/receipts/:paymentId',
    access: 'customer',
    line: 'documents',
    summary: 'Read the receipt of one of the own payments as a PDF',
    params: z.object({ paymentId: Id }),
    data: PdfDocument,
    errors: ['payment_not_found'],
  }),
};
