import type { Kysely } from 'kysely';
import type { DocumentSender } from '#api/money/documents/document-details.ts';
import { toPng } from '#api/platform/photos/prepare-photo.ts';
import type { Logo } from '#contract/kitchen/logo.ts';
import type { AdminPlanGroup } from '#contract/money/desk-plan-groups.ts';
import { findLogo, type LogoRow, readSettings } from '#db/kitchen/settings.ts';
import { findPhoto } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';
import { type PublicProfile, publicProfileOf } from '#domain/kitchen/settings.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** The business profile as customers are told it: pages, mails and documents read this one. */
export const readPublicProfile = async (db: Kysely<DB>): Promise<PublicProfile> =>
  publicProfileOf(await readSettings(db, 'business'));

/** Who sends a document: the profile as customers are told it, with the logo for its letterhead. */
export async function readDocumentSender(db: Kysely<DB>): Promise<DocumentSender> {
  const profile = await readPublicProfile(db);
  const logo = await findLogo(db);
  const webp = logo && (await findPhoto(db, logo.photo_id, 480));
  return {
    ...profile,
    logo: logo && webp ? { png: await toPng(webp), width: logo.width, height: logo.height } : null,
  };
}

/** A logo as pages show it; null where the name stands in letters. */
export const presentLogo = (row: LogoRow | { photo_id: null } | undefined): Logo | null =>
  row?.photo_id
    ? { src: photoPath(row.photo_id, 480), width: row.width, height: row.height }
    : null;

/** Whether every tiffin plan on offer is brought without a charge (docs/rules.md#claims). */
export const deliversFree = (plansOnOffer: readonly AdminPlanGroup[]): boolean =>
  plansOnOffer
    .filter((group) => group.planType === 'tiffin')
    .flatMap((group) => group.variants)
    .every((variant) => variant.deliveryCharge === 0);
