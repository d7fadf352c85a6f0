import type { PhotoWidth } from '#contract/platform/photos.ts';

/**
 * Where a photo is served. The id is the hash of its content: another picture has another path, so
 * that browsers keep what they have for good.
 */
export const photoPath = (id: string, width: PhotoWidth): string => `/photos/${id}/${width}.webp`;

/** The smaller form of a photo from the path that the API names (960 pixels wide). */
export const smallPhoto = (path: string): string => path.replace(/\/960\.webp$/, '/480.webp');
