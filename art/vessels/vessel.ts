import type { Random } from '../random.ts';
import { clayBowl } from './clay-bowl.ts';
import { kadhai } from './kadhai.ts';
import { katori } from './katori.ts';
import { chinaPlate, leafPlate, steelPlate } from './plates.ts';

/**
 * A drawn vessel. Its mouth lies around (0, 0) with a radius of about 90; food is painted between
 * `back` and `front`, on a surface of `radius` around (0, `y`).
 */
export interface Vessel {
  back: string;
  front: string;
  radius: number;
  y: number;
  /** Where the mouth goes on the 240 x 200 canvas of a dish. */
  top: number;
}

const makers = {
  katori,
  clay: clayBowl,
  kadhai,
  plate: chinaPlate,
  steel: steelPlate,
  leaf: leafPlate,
};

export type VesselKind = keyof typeof makers;

/** Draws a vessel; its small details (bands, beading, painted rim) come from the dish's own stream. */
export const drawVessel = (kind: VesselKind, rng: Random): Vessel => makers[kind](rng);
