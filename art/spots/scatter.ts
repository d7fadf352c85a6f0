import { randomFor } from '../random.ts';
import { coriander, curryLeaves, redChillies } from '../toppings/herbs.ts';

const spot = (x: number, y: number, index: number) => ({ x, y, far: 0, index });

/** What lies about in a spilled dal. */
export function pieceScatter(): string {
  const rng = randomFor('spilled dal');
  return (
    curryLeaves([spot(150, 146, 0)], rng) +
    redChillies([spot(116, 150, 1)], rng) +
    coriander([spot(172, 136, 2), spot(90, 146, 3)], rng, 10)
  );
}
