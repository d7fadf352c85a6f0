import { killUnderWriters } from '#test/kills/kill-under-writers.ts';
import { VICTIMS } from '#test/kills/victims.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { atMost, type Bench, exactly } from './figure.ts';
import { killFirstStarts } from './kills/first-start.ts';
import { median } from './statistics.ts';

const ROUNDS = 20;

/** Kills under twenty writing clients, and inside the very first start. */
export const benchKills: Bench = async (say) => {
  const victims = Array.from({ length: ROUNDS }, (_, round) => VICTIMS[round % VICTIMS.length]);
  const report = await killUnderWriters(
    victims as (typeof VICTIMS)[number][],
    'build/server/main.js',
    say,
  );
  const { lost, halfDone, answeredOtherwise, unexpected, readyAfter, acknowledged } = report;
  const faults = [...lost, ...halfDone, ...answeredOtherwise, ...unexpected];
  for (const fault of faults.slice(0, 20)) say(fault);
  const first = await killFirstStarts(await findFreePort(), say);
  return [
    exactly({
      name: 'acknowledged writes that outlived 20 kills whole',
      value: acknowledged - faults.length,
      unit: 'writes',
      limit: acknowledged,
    }),
    atMost({
      name: 'ready again after a kill, median',
      value: median(readyAfter) / 1000,
      unit: 's',
      limit: 4,
    }),
    atMost({
      name: 'ready again after a kill, worst',
      value: Math.max(...readyAfter) / 1000,
      unit: 's',
      limit: 10,
    }),
    exactly({
      name: 'starts after a kill inside the first start',
      value: first.recovered,
      unit: 'starts',
      limit: first.moments,
    }),
  ];
};
