import type { Kysely } from 'kysely';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { DB } from '#db/types.ts';
import { checkServiceArea, findPostalCode } from '#domain/account/address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { readPublicProfile } from './profile.ts';

/**
 * Whether the kitchen delivers to an address (docs/rules.md#where-it-delivers): a served postal
 * code is `checked`, none found is accepted and shown to the kitchen, one outside is refused with
 * the kitchen's phone.
 */
export async function checkAddress(
  { db }: { db: Kysely<DB> },
  address: string,
  kitchen: Kitchen,
  field: string,
): Promise<{ checked: boolean } | Refusal> {
  const prefixes = kitchen.settings.servedPostalPrefixes;
  const outside = checkServiceArea(address, prefixes, null, field);
  if (!outside) return { checked: findPostalCode(address) !== null };
  const { phone } = await readPublicProfile(db);
  return checkServiceArea(address, prefixes, phone, field) ?? outside;
}
