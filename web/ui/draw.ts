import { drawDish } from '#art/dish.ts';
import { drawEvent, type EventScene } from '#art/events.ts';
import { drawSpot, type SpotKind } from '#art/spots.ts';
import { drawTable } from '#art/table.ts';
import { drawThali } from '#art/thali.ts';
import { drawTiffin, type TiffinKind } from '#art/tiffin.ts';

/**
 * What can be drawn: the thali, or one with certain dishes (bread, rice, sweet, then what is in the
 * katoris, with | between), a laid table, an event, a picture of the tiffin, a scene for an empty or broken screen, a dish
 * by its name.
 */
export type Subject =
  | 'thali'
  | `served:${string}`
  | `tiffin:${TiffinKind}`
  | `spot:${SpotKind}`
  | 'table'
  | `event:${EventScene}`
  | `dish:${string}`;

function drawAnew(subject: Subject, label: string): string {
  if (subject === 'thali') return drawThali({ label });
  if (subject === 'table') return drawTable({ label });
  const [form, name = ''] = subject.split(/:(.*)/s);
  if (form === 'served') {
    const [bread = '', rice = '', sweet = '', ...bowls] = name.split('|');
    return drawThali({ bread, rice, sweet, bowls, label });
  }
  if (form === 'tiffin') return drawTiffin(name as TiffinKind, { label });
  if (form === 'event') return drawEvent(name as EventScene, { label });
  if (form === 'spot') return drawSpot(name as SpotKind, { label });
  return drawDish(name, { label });
}

const drawn = new Map<string, string>();

/** The same subject is always drawn the same, so a few hundred drawings are kept. */
const KEPT = 300;

/** The SVG of a subject; `label` names it, without one it is decoration. */
export function draw(subject: Subject, label: string): string {
  const key = `${subject}\n${label}`;
  const svg = drawn.get(key) ?? drawAnew(subject, label);
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, svg);
  return svg;
}
