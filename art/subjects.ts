import { drawAreaMap } from './area-map.ts';
import { drawDish } from './dish.ts';
import { drawEvent, type EventScene } from './events.ts';
import type { PictureOptions } from './picture.ts';
import { drawPlaceMap } from './place-map.ts';
import { drawSpot, type SpotKind } from './spots.ts';
import { drawTable } from './table.ts';
import { drawThali } from './thali.ts';
import { drawTiffin, type TiffinKind } from './tiffin.ts';

/**
 * What can be drawn, by name: the thali, or one with certain dishes (bread, rice, sweet, then what is
 * in the katoris, with | between), a laid table, an event, a picture of the tiffin, a scene for an
 * empty or broken screen, a map with what is on it as JSON (seen with map.css), a dish by its name.
 */
export type Subject =
  | 'thali'
  | `served:${string}`
  | `tiffin:${TiffinKind}`
  | `spot:${SpotKind}`
  | 'table'
  | `event:${EventScene}`
  | `area:${string}`
  | `place:${string}`
  | `dish:${string}`;

/** Draws a subject as SVG. */
export function drawSubject(subject: Subject, options: PictureOptions = {}): string {
  if (subject === 'thali') return drawThali(options);
  if (subject === 'table') return drawTable(options);
  const [form, name = ''] = subject.split(/:(.*)/s);
  if (form === 'served') {
    const [bread = '', rice = '', sweet = '', ...bowls] = name.split('|');
    return drawThali({ bread, rice, sweet, bowls, ...options });
  }
  if (form === 'tiffin') return drawTiffin(name as TiffinKind, options);
  if (form === 'event') return drawEvent(name as EventScene, options);
  if (form === 'area') return drawAreaMap(JSON.parse(name), options);
  if (form === 'place') return drawPlaceMap(JSON.parse(name), options);
  if (form === 'spot') return drawSpot(name as SpotKind, options);
  return drawDish(name, options);
}
