import type { Random } from '../random.ts';
import { clayBowl } from './clay-bowl.ts';
import { kadhai } from './kadhai.ts';
import { katori } from './katori.ts';
import { chinaPlate, leafPlate, steelPlate } from './plates.ts';
import type { Vessel } from './wall.ts';

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
