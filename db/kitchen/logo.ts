import type { Kysely, Transaction } from 'kysely';
import { lockVersion, storeSettings } from './settings.ts';
import type { DB } from '../types.ts';

/** The kitchen's logo: the photo and its size in pixels. */
export type LogoRow = { photo_id: string; width: number; height: number };

/** The row of the settings that the logo stands in. */
export const LOGO_OF = 'business';

/** The logo; undefined for a kitchen without one, whose name stands in letters. */
export function findLogo(db: Kysely<DB>): Promise<LogoRow | undefined> {
  return db
    .selectFrom('settings')
    .innerJoin('photos', 'photos.id', 'settings.photo_id')
    .where('settings.name', '=', LOGO_OF)
    .select(['photos.id as photo_id', 'photos.width', 'photos.height'])
    .executeTakeFirst();
}

/** The same until the transaction ends, for whoever changes it: there is a row to change. */
export async function lockLogo(
  tx: Transaction<DB>,
  at: Temporal.Instant,
): Promise<LogoRow | { photo_id: null }> {
  const { settings, version } = await lockVersion(tx, LOGO_OF);
  if (version === 0) await storeSettings(tx, LOGO_OF, settings, at);
  return (await findLogo(tx)) ?? { photo_id: null };
}
