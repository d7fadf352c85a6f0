import type { Logo } from '#contract/kitchen/logo.ts';
import type { LogoRow } from '#db/kitchen/logo.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** A logo as pages show it; null where the name stands in letters. */
export const presentLogo = (row: LogoRow | { photo_id: null } | undefined): Logo | null =>
  row?.photo_id
    ? { src: photoPath(row.photo_id, 480), width: row.width, height: row.height }
    : null;
