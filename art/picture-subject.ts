import type { EventScene } from './events.ts';
import type { Subject } from './subjects.ts';
import type { TiffinKind } from './tiffin.ts';

const TIFFINS: Record<TiffinKind, true> = {
  closed: true,
  open: true,
  daily: true,
  weekly: true,
  monthly: true,
  yearly: true,
};

const EVENTS: Record<EventScene, true> = { special: true, pooja: true, house: true };

/** What is drawn for a post whose own picture nobody can draw. */
const OTHERWISE: Subject = 'thali';

/** What a post's `picture` names, when it is something that can be drawn; else a thali. */
export function pictureSubject(picture: string): Subject {
  if (picture === 'thali' || picture === 'table') return picture;
  const [form, name = ''] = picture.split(/:(.*)/s);
  if (form === 'dish' && name) return `dish:${name}`;
  if (form === 'served' && name) return `served:${name}`;
  if (form === 'tiffin' && Object.hasOwn(TIFFINS, name)) return `tiffin:${name as TiffinKind}`;
  if (form === 'event' && Object.hasOwn(EVENTS, name)) return `event:${name as EventScene}`;
  return OTHERWISE;
}
