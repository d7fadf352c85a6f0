import type { Kysely } from 'kysely';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { type ToldProfile, toldOf } from '#domain/kitchen/examples.ts';

/** The business profile as customers are told it: pages, mails and documents read this one. */
export const readToldProfile = async (db: Kysely<DB>): Promise<ToldProfile> =>
  toldOf(await readSettings(db, 'business'));
