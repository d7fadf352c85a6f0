import { serveCalls } from '#api/platform/queues/thread.ts';
import { composePreview } from './compose.ts';
import type { LinkPictureContent } from './find-preview.ts';

/** The thread of draw-preview.ts: answers each preview as SVG. */
export const composeCalls = {
  // What was a Buffer arrives as bare bytes.
  compose: (preview: LinkPictureContent, photo: Uint8Array | null): string =>
    composePreview(preview, photo && Buffer.from(photo)),
};

serveCalls(composeCalls);
