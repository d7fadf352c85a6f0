import { type PictureOptions, picture } from './picture.ts';
import { at } from './svg.ts';
import { closedCarrier } from './tiffin/carrier.ts';

/** Small scenes for empty and error states. */
export type SpotKind = 'empty' | 'closed' | 'offline' | 'delivered' | 'spilled';

/** Draws a spot illustration, 240 x 180 units. Decoration unless `label` names it. */
export function drawSpot(kind: SpotKind, options: PictureOptions = {}): string {
  return picture(`spot ${kind}`, 240, 180, at(120, 170, 0.8, closedCarrier()), options);
}
