import type { PhotoWidth } from '#contract/platform/photos.ts';

/**
 * Where a photo is served. The id is the hash of its content: another picture has another path, so
 * that browsers keep what they have for good.
 */
export const photoPath = (id: string, width: PhotoWidth): string => `/photos/${id}/${width}.webp`;

/** The smaller form of a photo from the path that the API names (960 pixels wide). */
export const smallPhoto = (path: string): string => path.replace(/\/960\.webp$/, '/480.webp');

/** What kind of picture a file is. `heic` is what Apple's phones write, and nobody else reads. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Brands of HEIF files (ISO/IEC 23008-12): the first ones hold AV1, the others HEVC. */
const AVIF = new Set(['avif', 'avis']);
const HEIC = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
]);

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Tells a picture by the first bytes of its file, whatever its name says; 32 of them are enough. Null
 * for everything that is no photo.
 */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) !== 'ftyp') return null;
  const brand = latin(bytes, 8, 12);
  // The general brand `mif1` says what it is in the list behind it.
  const named = [brand, latin(bytes, 16, 20), latin(bytes, 20, 24), latin(bytes, 24, 28)];
  if (named.some((each) => AVIF.has(each))) return 'avif';
  return HEIC.has(brand) ? 'heic' : null;
}
