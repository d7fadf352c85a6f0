import { setImmediate } from 'node:timers/promises';

/** As many connections let in for each page that is made; when it is quiet, they cost microseconds. */
const TURNS = 25;

/**
 * Lets what came meanwhile be taken in before work that keeps the processor begins. Node accepts one
 * connection in a turn of its loop, so that a single turn between two such works lets hardly anybody
 * in.
 */
export async function letOthersBy(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
}
