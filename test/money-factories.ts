import type { Kysely } from 'kysely';
import { insertPayment, type Payable } from '#db/money/payments.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/** Money for something, as it is there once the desk has written it down; negative when it went back. */
export const buildPayment = (db: Kysely<DB>, payable: Payable, amountCents: number) =>
  runTransaction(db, (tx) =>
    insertPayment(tx, {
      payable,
      amountCents,
      method: 'interac',
      reference: '',
      receivedDay: '2026-11-18',
      note: '',
      recordedBy: null,
      at: Temporal.Instant.from('2026-11-18T15:00:00Z'),
    }),
  );
