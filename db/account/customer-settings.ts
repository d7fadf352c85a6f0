import type { Kysely, Transaction } from 'kysely';
import {
  type CustomerSettings,
  RecordedChoice,
  type SettingsChange,
} from '#contract/account/customer-settings.ts';
import type { DB, Json } from '#db/types.ts';
import { DEFAULT_CUSTOMER_SETTINGS, withChange } from '#domain/account/customer-settings.ts';
import { insertMailChoices, type Said } from './mail-choices.ts';

/** What is stored over the defaults, so that what an older version did not know has its default. */
export const settingsOf = (stored: Json | null): CustomerSettings =>
  withChange(DEFAULT_CUSTOMER_SETTINGS, (stored ?? {}) as SettingsChange);

/** What a customer has chosen; undefined when there is no such customer. */
export async function readCustomerSettings(
  db: Kysely<DB>,
  customerId: string,
): Promise<CustomerSettings | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('settings')
    .executeTakeFirst();
  return row && settingsOf(row.settings);
}

/**
 * Stores a change over what is chosen, and what changes of optional mails with how it was said; answers
 * all settings, undefined when there is nobody.
 */
export async function changeCustomerSettings(
  tx: Transaction<DB>,
  customerId: string,
  change: SettingsChange,
  said: Said,
): Promise<CustomerSettings | undefined> {
  const row = await tx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('settings')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const before = settingsOf(row.settings);
  const settings = withChange(before, change);
  await tx
    .updateTable('customers')
    .set({ settings: JSON.stringify(settings), updated_at: said.at })
    .where('id', '=', customerId)
    .execute();
  const changed = RecordedChoice.options.filter(
    (choice) => settings.notifications[choice] !== before.notifications[choice],
  );
  const choices = Object.fromEntries(
    changed.map((choice) => [choice, settings.notifications[choice]]),
  );
  await insertMailChoices(tx, customerId, choices, said);
  return settings;
}
