import { laidTable } from './feast/cloth.ts';
import { garland, strand } from './feast/marigolds.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { serveAmongOthers } from './served.ts';
import { shared } from './stamp.ts';
import { at } from './svg.ts';
import { drawVessel, type VesselKind } from './vessels/vessel.ts';

type Served = readonly [name: string, x: number, y: number, scale: number, vessel?: VesselKind];

/** What stands where, from the back to the front. */
export const ON_THE_TABLE: readonly Served[] = [
  ['Undhiyu', 150, 170, 0.8, 'clay'],
  ['Paneer Kadhai', 360, 164, 0.82, 'kadhai'],
  ['Gujarati Dal', 568, 172, 0.8, 'katori'],
  ['Onion Tomato Salad', 78, 282, 0.5],
  ['Jeera Rice', 226, 272, 0.8],
  ['Puri', 432, 274, 0.74],
  ['Boondi Raita', 582, 276, 0.56, 'katori'],
  ['Puran Poli', 132, 378, 0.66],
  ['Mohan Thal', 276, 384, 0.62],
  ['Kesar Pista Shrikhand', 402, 374, 0.52, 'clay'],
  ['Churma Ladoo', 532, 376, 0.64],
];

/** Clean plates, one on the other, waiting for guests. */
function plates(): string {
  const plate = shared(drawVessel('steel', randomFor('plates')).back);
  return [0, 1, 2, 3, 4].map((i) => at(0, -i * 9, 1, i === 0 ? plate.first : plate.again)).join('');
}

/**
 * The kitchen's food on a laid table, 720 x 530 units, flowers over it. Decoration unless `label`
 * names it.
 */
export function drawTable(options: PictureOptions = {}): string {
  const food = ON_THE_TABLE.map(([name, x, y, scale, vessel]) =>
    at(x, y, scale, serveAmongOthers(name, vessel)),
  );
  const flowers =
    garland({ x: 30, y: 8 }, { x: 250, y: 8 }, 46, 19) +
    garland({ x: 250, y: 8 }, { x: 470, y: 8 }, 46, 19) +
    garland({ x: 470, y: 8 }, { x: 690, y: 8 }, 46, 19) +
    [30, 250, 470, 690].map((x) => strand(x, 10, 5)).join('');
  const content = flowers + laidTable() + food.join('') + at(652, 396, 0.44, plates());
  return picture('table', 720, 530, content, options);
}
