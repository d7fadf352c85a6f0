import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Bench, exactly, type Figure } from './figure.ts';
import { type Running, withProgram } from './in-new-folder.ts';
import { type Burst, burst, type Request } from './load/burst.ts';
import {
  linkPictures,
  menuAddresses,
  ofOneCustomer,
  searches,
  signIns,
  tables,
  uploads,
} from './load/burst-requests.ts';

const CONNECTIONS = 2_000;
/** As many as the line of uploads holds, and more than that. */
const UPLOADS = 12;
const TOO_MANY_UPLOADS = 40;
const PAPERS = 200;
const LOOKS_MS = 50;
/** A burst is over, and what it took is given back, after this long. */
const LATER_MS = 60_000;

/** Bursts of work that nothing is kept for, from one address: what they take, and who waits for it. */
export const benchBursts: Bench = (say) =>
  withProgram(
    async (running) => {
      const { origin } = running;
      const kept = `${origin}/`;
      const menus = await menuAddresses(origin, CONNECTIONS);
      const { receipts, exports } = await ofOneCustomer(running, PAPERS);
      // What draws documents is loaded with the first one, once in the life of the program.
      await burst({ requests: [...menus.slice(0, 60), ...receipts.slice(0, 1)], kept });
      await pause(LATER_MS / 2);
      const bursts: Asked[] = [
        { name: '2,000 pages at once', requests: menus, kept },
        { name: '2,000 searches at once', requests: searches(origin, CONNECTIONS), kept },
        {
          name: '2,000 sign-ins at once',
          requests: signIns(origin, CONNECTIONS),
          kept,
          // Nobody is called so.
          expected: 401,
        },
        {
          name: '12 photos of 49 megapixels at once',
          requests: await uploads(running, UPLOADS),
          kept,
        },
        {
          name: '40 photos of 49 megapixels at once',
          requests: await uploads(running, TOO_MANY_UPLOADS),
          kept,
        },
        {
          name: '200 pictures of links at once',
          requests: await linkPictures(running, PAPERS),
          kept,
        },
        { name: '200 receipts at once', requests: receipts, kept },
        { name: '200 exports of own data at once', requests: exports, kept },
        { name: '200 tables at once', requests: await tables(running, PAPERS), kept },
      ];
      const figures: Figure[] = [];
      for (const asked of bursts) figures.push(...(await measure(running, asked, say)));
      return figures;
    },
    { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' },
  );

type Asked = {
  name: string;
  requests: Request[];
  kept: string;
  /** The status of what is answered; 200 when absent. */
  expected?: number;
};

async function measure(
  { program }: Running,
  { name, requests, kept, expected = 200 }: Asked,
  say: (line: string) => void,
): Promise<Figure[]> {
  const pid = program.process.pid ?? 0;
  const rest = residentMegabytes(pid);
  let peak = rest;
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, LOOKS_MS);
  const went = await burst({ requests, kept, expected });
  clearInterval(looking);
  await pause(LATER_MS);
  const later = residentMegabytes(pid);
  say(`${name}: ${inWords(went)}`);
  say(`  ${rest.toFixed(0)} MB at rest, ${peak.toFixed(0)} at most, ${later.toFixed(0)} later`);
  return [
    atMost({ name: `${name}: memory over rest`, value: peak - rest, unit: 'MB', limit: 200 }),
    atMost({
      name: `${name}: memory over rest a minute later`,
      value: Math.max(0, later - rest),
      unit: 'MB',
      limit: 50,
    }),
    exactly({
      name: `${name}: answered or told when to come again`,
      value: went.answered + went.refused,
      unit: 'requests',
      limit: requests.length,
    }),
    atMost({ name: `${name}: the last answer`, value: went.lastSeconds, unit: 's', limit: 30 }),
    atMost({
      name: `${name}: a kept page meanwhile, 99th percentile`,
      value: went.keptMs,
      unit: 'ms',
      limit: 200,
    }),
  ];
}

const inWords = ({ answered, refused, wrong, lastSeconds, keptMs }: Burst): string =>
  `${[`${answered} answered`, `${refused} refused`, ...wrong].join(', ')} within ${lastSeconds.toFixed(1)} s, a kept page in ${keptMs.toFixed(0)} ms`;

/** What a process holds of the machine's memory, on Linux. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
