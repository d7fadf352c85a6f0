import type { Kysely } from 'kysely';
import type { DocumentSender } from '#api/money/documents/kinds.ts';
import { toPng } from '#api/platform/photos/logo-forms.ts';
import { findLogo } from '#db/kitchen/logo.ts';
import { findPhoto } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';
import { readToldProfile } from './told-profile.ts';

/** Who sends a document: the profile as customers are told it, with the logo for its letterhead. */
export async function readDocumentSender(db: Kysely<DB>): Promise<DocumentSender> {
  const profile = await readToldProfile(db);
  const logo = await findLogo(db);
  const webp = logo && (await findPhoto(db, logo.photo_id, 480));
  return {
    ...profile,
    logo: logo && webp ? { png: await toPng(webp), width: logo.width, height: logo.height } : null,
  };
}
