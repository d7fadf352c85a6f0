import * as z from 'zod/mini';

/** How money came in or went back, by ways outside the site. */
export const PaymentMethod = z.enum(['interac', 'upi', 'bank_transfer', 'cash', 'other']);
export type PaymentMethod = z.output<typeof PaymentMethod>;
