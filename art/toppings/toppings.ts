import { heap, sow } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { butter } from './dairy.ts';
import { coriander, crumbs, curryLeaves, redChillies } from './herbs.ts';
import { choppedOnion, sevHill } from './sev.ts';
import { cumin, dust, ginger, mustard, nuts, oil, saffron } from './spices.ts';

/** What is strewn on top. Counts, or true where there is nothing to count. */
export interface Toppings {
  /** Coriander leaves. */
  leaves?: number;
  /** Drops of oil or ghee; the colour is mixed from the gravy. */
  oil?: number;
  /** Cumin seeds. */
  cumin?: number;
  /** Mustard seeds. */
  mustard?: number;
  /** Dried red chillies. */
  chillies?: number;
  /** Curry leaves. */
  curryLeaves?: number;
  /** Dried fenugreek or other fine green crumbs. */
  crumbs?: number;
  /** A swirl of cream. */
  cream?: boolean;
  /** A knob of melting butter or ghee. */
  butter?: boolean;
  /** Ginger in matchsticks. */
  ginger?: number;
  /** Pistachio and almond slivers. */
  nuts?: number;
  /** Threads of saffron. */
  saffron?: number;
  /** A hill of fine sev: so many noodles. */
  sev?: number;
  /** Chopped onion on the hill. */
  onion?: number;
  /** A pinch of red chilli or roasted cumin powder, with its colour. */
  dust?: string;
}

/** What lies on top of a dish (cream apart, which is poured before the pieces go in), over a surface of `radius`; `height` where the food is heaped. */
export function drawToppings(
  traits: Toppings,
  radius: number,
  rng: Random,
  { detail = 1, height = 0, gravy = '#d48d22' } = {},
): string {
  const strewn = (count: number | undefined, reach: number) =>
    heap(sow(Math.ceil((count ?? 0) * detail * detail), radius * reach, rng, 0.5), height);
  const parts: string[] = [];
  const add = (count: number | undefined, draw: () => string) => {
    if (count) parts.push(draw());
  };
  add(traits.oil, () => oil(strewn(traits.oil, 0.9), gravy, rng));
  add(traits.sev, () => sevHill(Math.ceil((traits.sev ?? 0) * detail), radius * 0.47, rng));
  add(traits.onion, () => choppedOnion(traits.onion ?? 0, radius * 0.32, rng));
  add(traits.crumbs, () => crumbs(strewn(traits.crumbs, 0.82), rng));
  add(traits.cumin, () => cumin(strewn(traits.cumin, 0.8), rng));
  add(traits.mustard, () => mustard(strewn(traits.mustard, 0.8)));
  if (traits.dust) parts.push(dust(strewn(26, 0.45), traits.dust));
  add(traits.curryLeaves, () => curryLeaves(strewn(traits.curryLeaves, 0.5), rng));
  add(traits.chillies, () => redChillies(strewn(traits.chillies, 0.5), rng));
  if (traits.butter) parts.push(butter(rng));
  add(traits.nuts, () => nuts(strewn(traits.nuts, 0.7), rng));
  add(traits.saffron, () => saffron(strewn(traits.saffron, 0.7), rng));
  add(traits.ginger, () => ginger(strewn(traits.ginger, 0.4), rng));
  add(traits.leaves, () => coriander(strewn(traits.leaves, 0.68), rng));
  return parts.join('');
}
