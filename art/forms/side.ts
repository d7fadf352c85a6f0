import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import { stamp } from '../stamp.ts';
import { dots, type Point, smooth } from '../strokes.ts';
import { disc, group, path, TILT } from '../svg.ts';
import type { Toppings } from '../toppings/toppings.ts';
import type { DrawForm, Surface } from './surface.ts';

/** A roasted papad: thin, wavy, blistered and speckled with pepper. */
function papad({ radius, rng, detail }: Surface): string {
  const edge: Point[] = Array.from({ length: 18 }, (_, i) => {
    const angle = (i * Math.PI) / 9;
    const far = radius * rng.between(1.02, 1.16);
    return {
      x: Math.round(Math.cos(angle) * far),
      y: Math.round(Math.sin(angle) * far * TILT + (i % 2 ? -3 : 2)),
    };
  });
  const blisters = sow(Math.round(34 * detail), radius * 0.98, rng, 0.4);
  const pepper = sow(Math.round(26 * detail), radius * 0.95, rng, 0.5);
  const crisp = '#f0cf82';
  return (
    stamp(
      smooth(edge),
      { dx: 4, dy: 9, fill: '#1f0e04', 'fill-opacity': 0.3 },
      { dy: 2, fill: darker(crisp, 0.35) },
      { fill: crisp },
      { fill: paint('depth') },
    ) +
    group(
      {},
      stamp(
        dots(blisters),
        { dx: 0.8, dy: 1, stroke: '#b77a2a', 'stroke-opacity': 0.4, 'stroke-width': 8 },
        { stroke: lighter(crisp, 0.35), 'stroke-width': 6.4 },
        { dx: -1, dy: -1.2, stroke: '#fffbe6', 'stroke-opacity': 0.8, 'stroke-width': 1.8 },
      ),
      path(dots(pepper), { stroke: '#4a2d12', 'stroke-width': 1.7 }),
    )
  );
}

const sides = { papad };

export type SideKind = keyof typeof sides;

export interface SideTraits extends Toppings {
  form: 'side';
  side: SideKind;
}

/** What is served beside the meal and is neither heap nor gravy. */
export const drawSide: DrawForm<SideTraits> = (traits, surface) => sides[traits.side](surface);

/** A wedge of lemon, for thalis and salads. */
export function lemon(x: number, y: number, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path('M-17 3C-14 17 14 17 17 3z', {
      fill: '#1f0e04',
      'fill-opacity': 0.3,
      transform: 'translate(2 3)',
    }),
    path('M-17 0C-15 16 15 16 17 0z', { fill: '#e2b21f' }),
    disc(0, 0, 17, { fill: '#f4d34a' }),
    path('M-14 1C-12 12 12 12 14 1z', { fill: '#fbf0a8' }),
    path('M0 1v10M0 1l-8 8M0 1l8 8', { stroke: '#fffbe0', 'stroke-width': 1.6 }),
  );
}
