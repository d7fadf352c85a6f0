import { drawDish } from '#art/dish.ts';
import { drawThali } from '#art/thali.ts';
import { drawTiffin, type TiffinKind } from '#art/tiffin.ts';

/** What can be drawn: the hero's thali, one of the tiffin's pictures, or a dish by its name. */
export type Subject = 'thali' | `tiffin:${TiffinKind}` | `dish:${string}`;

/** The SVG of a subject; `label` names it, without one it is decoration. */
export function draw(subject: Subject, label: string): string {
  if (subject === 'thali') return drawThali({ label });
  const [form, name = ''] = subject.split(/:(.*)/s);
  return form === 'tiffin' ? drawTiffin(name as TiffinKind, { label }) : drawDish(name, { label });
}
