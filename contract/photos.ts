import * as z from 'zod/mini';

/** The largest file that can be uploaded as a photo, in bytes. */
export const MOST_PHOTO_BYTES = 6 * 1024 * 1024;

/** The largest body of such a call: base64 takes four characters for three bytes. */
export const PHOTO_BODY_BYTES = (MOST_PHOTO_BYTES / 3) * 4 + 1024;

/** A photo as the desk uploads it: the file's bytes in base64. */
export const PhotoBody = z.object({
  file: z.string('Please choose a photo.').check(z.minLength(1, 'Please choose a photo.')),
});

/** Widths in pixels, in which every photo can be had. */
export const PHOTO_WIDTHS = [480, 960] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
