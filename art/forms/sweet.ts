import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker } from '../palette.ts';
import { dots } from '../strokes.ts';
import { disc, path } from '../svg.ts';
import type { DrawForm } from './surface.ts';
export type SweetKind = 'ladoo';
export const drawSweet: DrawForm<'sweet'> = (traits, { radius, rng }) =>
  sow(traits.count, radius * 0.5, rng)
    .map(({ x, y }) => {
      const size = radius * 0.45;
      return (
        disc(x + 4, y + 8, size, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
        `<circle cx="${Math.round(x)}" cy="${Math.round(y - 8)}" r="${Math.round(size)}" fill="${traits.colour}"/>` +
        path(dots(sow(14, size * 0.9, rng), x, y - 8), { fill: 'none', stroke: darker(traits.colour, 0.25), 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.5 }) +
        `<circle cx="${Math.round(x)}" cy="${Math.round(y - 8)}" r="${Math.round(size)}" fill="${paint('ball')}"/>`
      );
    })
    .join('');
