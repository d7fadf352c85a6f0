import { expect, it } from 'vitest';
import { killUnderWriters } from './kills/kill-under-writers.ts';
import { VICTIMS } from './kills/victims.ts';

// One round of each; `npm run bench -- kills` runs twenty on the whole program, against the clock.
it('a kill under twenty writing clients loses no acknowledged write and leaves none half done', async () => {
  const report = await killUnderWriters(VICTIMS, 'test/nodes/web-node.ts');
  expect(report).toMatchObject({ lost: [], halfDone: [], answeredOtherwise: [], unexpected: [] });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.readyAfter).toHaveLength(VICTIMS.length);
}, 90_000);
