import { READY_DRAWN, readyDrawn } from '#art/ready-drawn.ts';
import { drawSubject } from '#art/subjects.ts';
import type { KeptText } from './serve-kept.ts';

/** The pictures that screens fetch instead of drawing them in the browser (web/platform/ui/drawing.tsx). */
export const READY_PICTURES: readonly KeptText[] = READY_DRAWN.map((subject) => ({
  path: readyDrawn(subject),
  type: 'image/svg+xml',
  cacheControl: 'public, max-age=86400',
  make: async () => drawSubject(subject),
}));
