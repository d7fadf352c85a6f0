import type { Catalogue } from './words.ts';

/** Files that are to be photos. */
export const PHOTO_ERRORS = {
  photo_too_large: [413, 'Please choose a photo of at most 6 MB.'],
  own_photo_too_large: [413, 'Please choose a photo of at most 4 MB.'],
  photo_too_detailed: [422, 'Please choose a photo of at most {most} megapixels.'],
  photo_unreadable: [
    422,
    'This file cannot be read as a photo. Please choose a JPEG, PNG, WebP or AVIF file.',
  ],
  photo_is_heic: [
    422,
    "Photos in Apple's HEIC format cannot be read here. Please save it as a JPEG first, or set the iPhone to Settings, Camera, Formats, Most Compatible.",
  ],
} as const satisfies Catalogue;
