import { paint } from './defs.ts';
import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { lemon } from './forms/side.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { shared } from './stamp.ts';
import { arc } from './strokes.ts';
import { at, coords, disc, group, path, TILT } from './svg.ts';
import { steam } from './toppings/steam.ts';
import { katori } from './vessels/katori.ts';

export interface ThaliOptions extends PictureOptions {
  /** Up to five dishes for the katoris, from the left around the back to the right. */
  bowls?: readonly string[];
  bread?: string;
  rice?: string;
  sweet?: string;
}

const RADIUS = 272;
const DETAIL = 0.5;

/** The large steel plate: raised lip, brushed floor with light fanning over it. */
function plate(): string {
  const fan = (from: number, to: number, fill: string, opacity: number) =>
    path(`M0 4L${arc(0, 4, 236, from, to).slice(1)}z`, { fill, 'fill-opacity': opacity });
  return (
    disc(14, 34, RADIUS * 1.06, { fill: paint('shadow') }) +
    disc(0, 10, RADIUS, { fill: '#6b737a' }) +
    disc(0, 0, RADIUS, { fill: paint('rim') }) +
    disc(0, 1, RADIUS - 12, { fill: '#767e85' }) +
    disc(0, 2, RADIUS - 14, { fill: paint('well') }) +
    disc(0, 4, RADIUS - 33, { fill: '#8b939a' }) +
    disc(0, 5, RADIUS - 35, { fill: paint('floor') }) +
    fan(3.4, 4.3, '#fff', 0.22) +
    fan(3.6, 4.1, '#fff', 0.3) +
    fan(0.3, 1.05, '#fff', 0.16) +
    fan(0.48, 0.85, '#fff', 0.22) +
    fan(2.2, 2.8, '#5f676d', 0.09) +
    fan(5.35, 5.9, '#5f676d', 0.09) +
    path(arc(0, 0, RADIUS - 4, Math.PI * 1.04, Math.PI * 1.45), {
      stroke: '#fff',
      'stroke-width': 3.5,
    })
  );
}

function food(name: string, radius: number, detail = DETAIL): string {
  const traits = traitsOf(name);
  return drawForm(traits, { radius, detail, rng: randomFor(traits.name) });
}

/** Food that lies on the plate itself. */
const lay = (name: string, radius: number, x: number, y: number, detail = 0.62) =>
  at(x, y, radius / 70, food(name, 70, detail));

/**
 * The hero: a steel thali in 600 x 540 units. Every part is a group with the classes `thali-part`
 * and `thali-part-N` (N from 0, the plate, upwards), which `thali.css` brings in one after another.
 * Without that CSS, and for people who prefer reduced motion, it simply stands there complete.
 */
export function drawThali(options: ThaliOptions = {}): string {
  const {
    bowls = ['Paneer Kadhai', 'Undhiyu', 'Gujarati Dal', 'Palak Paneer', 'Boondi Raita'],
    bread = 'Roti',
    rice = 'Jeera Rice',
    sweet = 'Ladoo',
  } = options;
  const served = bowls.slice(0, 5);
  const parts = [plate()];
  // An arc around the back of the plate; painted from the middle outwards, as they overlap.
  const places = served.map((name, i) => {
    const share = served.length === 1 ? 0.5 : i / (served.length - 1);
    const angle = Math.PI * (1.035 + share * 0.93);
    return { name, x: Math.cos(angle) * 172, y: Math.sin(angle) * 172 * TILT - 2 };
  });
  const bowl = katori(randomFor('thali'));
  const [back, front] = [shared(bowl.back), shared(bowl.front)];
  places.forEach(({ name, x, y }, i) => {
    const filling = at(0, bowl.y, 1, food(name, bowl.radius));
    const once = i === 0 ? 'first' : 'again';
    parts.push(at(x, y, 0.63, back[once] + filling + front[once]));
  });
  parts.push(lay(bread, 90, -94, 90), lay(rice, 84, 92, 112, 0.8));
  if (sweet) parts.push(lay(sweet, 46, 0, -10));
  parts.push(lemon(190, 54, 12) + at(196, 84, 1, chilli()));
  parts.push(at(0, -110, 1.7, steam(randomFor('thali'))));
  const groups = parts.map((part, i) => group({ class: `thali-part thali-part-${i}` }, part));
  const laid = [...served, bread, rice, sweet].filter(Boolean);
  const label = `A steel thali with ${laid.join(', ')}`;
  const content = at(300, 256, 1, groups.join(''));
  return picture(`thali ${label}`, 600, 540, content, { label, ...options });
}

const chilli = () =>
  path(`M-22 4C-10-6 8-8 26 0 10 4-8 8-22 4z`, {
    fill: '#1f0e04',
    'fill-opacity': 0.3,
    transform: 'translate(2 4)',
  }) +
  path(`M-22 2C-10-8 8-10 26-2 10 2-8 6-22 2z`, { fill: '#4f8a2f' }) +
  path(`M${coords(-16, -1)}C-6-6 6-7 16-3`, { stroke: '#c4e29a', 'stroke-width': 1.6 }) +
  path('M-22 2l-9-2', { stroke: '#6d7a2c', 'stroke-width': 3 });
