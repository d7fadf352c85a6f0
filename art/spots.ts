import { type PictureOptions, picture } from './picture.ts';
import { closed, delivered, empty, offline, spilled } from './spots/scenes.ts';

const scenes = { empty, closed, offline, delivered, spilled };

/**
 * Small scenes for empty and error states: `empty` nothing here yet, `closed` the kitchen is shut,
 * `offline` no connection, `delivered` at the door, `spilled` something went wrong.
 */
export type SpotKind = keyof typeof scenes;

/** Draws a spot illustration, 240 x 180 units. Decoration unless `label` names it. */
export function drawSpot(kind: SpotKind, options: PictureOptions = {}): string {
  return picture(`spot ${kind}`, 240, 180, scenes[kind](), options);
}
