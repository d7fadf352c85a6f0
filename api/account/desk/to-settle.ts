import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { listUnsettled } from '#db/money/unsettled.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/**
 * What still runs, is booked or owed for a customer, in words that say what to do: with any of it an
 * account is not anonymised at the desk.
 */
export async function listToSettle(db: Kysely<DB>, customerId: string): Promise<string[]> {
  return (await listUnsettled(db, customerId)).map(({ kind, number, day, cents }) => {
    const on = day ? ` of ${formatDay(day)}` : '';
    if (kind === 'plan') return `end plan ${number}`;
    if (kind === 'pay_back') return `pay back ${formatMoney(cents ?? 0)} for ${number}`;
    if (kind === 'inquiry') return `cancel or complete inquiry ${number}${on}`;
    return `deliver or cancel ${number}${on}`;
  });
}
