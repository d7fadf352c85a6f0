import type { Subject } from './subjects.ts';

/**
 * The pictures of screens that are not among what the server has drawn into the page: it has them
 * ready as files, so that nobody fetches the drawing program for an empty list.
 */
export const READY_DRAWN = [
  'thali',
  'tiffin:open',
  'tiffin:closed',
  'spot:empty',
  'spot:closed',
  'spot:offline',
  'spot:delivered',
  'spot:spilled',
  'event:special',
  'dish:Khaman Dhokla',
] as const satisfies readonly Subject[];

type ReadyDrawn = (typeof READY_DRAWN)[number];

/** Whether a picture is ready as a file, and need not be drawn. */
export const isReadyDrawn = (subject: Subject): subject is ReadyDrawn =>
  (READY_DRAWN as readonly Subject[]).includes(subject);

/** The address of a picture that is ready. */
export const readyDrawn = (subject: ReadyDrawn): string =>
  `/drawn/${subject.toLowerCase().replaceAll(/\W+/g, '-')}.svg`;
