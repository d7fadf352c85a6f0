import { drawSubject, type Subject } from '#art/subjects.ts';

const drawn = new Map<string, string>();

/** The same subject is always drawn the same, so a few hundred drawings are kept. */
const KEPT = 300;

/** The SVG of a subject; `label` names it, without one it is decoration. */
export function draw(subject: Subject, label: string): string {
  const key = `${subject}\n${label}`;
  const svg = drawn.get(key) ?? drawSubject(subject, { label });
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, svg);
  return svg;
}
