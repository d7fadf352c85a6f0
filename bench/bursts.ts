import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#db/connect.ts';
import { buildSession, buildStaff } from '#test/factories.ts';
import { photoFile } from '#test/photo-files.ts';
import { atMost, type Bench, exactly, type Figure } from './figure.ts';
import { type Running, withProgram } from './in-new-folder.ts';
import { type Burst, burst, type Request } from './load/burst.ts';

const CONNECTIONS = 2_000;
const UPLOADS = 12;
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
      await burst({ requests: menus.slice(0, 60), kept });
      await pause(LATER_MS / 2);
      const bursts: Asked[] = [
        { name: '2,000 pages at once', requests: menus, kept },
        // Over too soon for a percentile of what else is asked for.
        { name: '2,000 searches at once', requests: searches(origin), kept, isBrief: true },
        { name: '2,000 sign-ins at once', requests: signIns(origin), kept },
        { name: '12 photos of 49 megapixels at once', requests: await uploads(running), kept },
      ];
      const figures: Figure[] = [];
      for (const asked of bursts) figures.push(...(await measure(running, asked, say)));
      return figures;
    },
    { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' },
  );

type Asked = { name: string; requests: Request[]; kept: string; isBrief?: boolean };

async function measure(
  { program }: Running,
  { name, requests, kept, isBrief = false }: Asked,
  say: (line: string) => void,
): Promise<Figure[]> {
  const pid = program.process.pid ?? 0;
  const rest = residentMegabytes(pid);
  let peak = rest;
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, LOOKS_MS);
  const went = await burst({ requests, kept });
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
    ...(isBrief
      ? []
      : [
          atMost({
            name: `${name}: a kept page meanwhile, 99th percentile`,
            value: went.keptMs,
            unit: 'ms',
            limit: 200,
          }),
        ]),
  ];
}

const inWords = ({ answered, refused, wrong, lastSeconds, keptMs }: Burst): string =>
  `${[`${answered} answered`, `${refused} refused`, ...wrong].join(', ')} within ${lastSeconds.toFixed(1)} s, a kept page in ${keptMs.toFixed(0)} ms`;

/** What a process holds of the machine's memory, on Linux. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** So many addresses of the menu that mean different things: a day, a diet, some allergens not. */
async function menuAddresses(origin: string, count: number): Promise<Request[]> {
  const answer = await fetch(`${origin}/api/v1/weekly-menu`);
  const { data } = (await answer.json()) as { data: { menuByDay: Record<string, Day> } };
  const dishes = Object.values(data.menuByDay).flatMap(({ items }) => items);
  const allergens = [...new Set(dishes.flatMap((dish) => dish.allergens))];
  const views = ['', 'jain', 'swaminarayan'].flatMap((diet) =>
    ['', 'next'].flatMap((week) => Object.keys(data.menuByDay).map((day) => ({ week, day, diet }))),
  );
  if ((2 ** allergens.length - 1) * views.length < count)
    throw new Error(`With ${allergens.length} allergens there are too few addresses.`);
  return Array.from({ length: count }, (_, at) => {
    const some = Math.floor(at / views.length) + 1;
    const without = allergens.filter((_allergen, bit) => (some >> bit) & 1);
    const query = new URLSearchParams({ ...views[at % views.length], without: `${without}` });
    return { url: `${origin}/weeklymenu?${query}` };
  });
}

type Day = { items: { allergens: string[] }[] };

const searches = (origin: string): Request[] =>
  Array.from({ length: CONNECTIONS }, (_, at) => ({
    url: `${origin}/api/v1/public/snack?limit=12&search=dhokla+${at}`,
  }));

const signIns = (origin: string): Request[] =>
  Array.from({ length: CONNECTIONS }, (_, at) => ({
    url: `${origin}/api/v1/auth/login`,
    method: 'POST',
    json: JSON.stringify({ email: `asha${at}@example.com`, password: 'Not-That-1' }),
    // From one network, who guesses is told to stop before a password is looked at.
    headers: { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
  }));

/** Photos as large as they may be, each for a snack of its own. */
async function uploads({ origin, databaseUrl }: Running): Promise<Request[]> {
  const size = { width: 7_000, height: 7_000 };
  const kinds = ['jpeg', 'png', 'webp'] as const;
  const files = await Promise.all(kinds.map((format) => photoFile({ ...size, format })));
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const staff = await buildStaff(connection.db);
    const now = Temporal.Now.instant();
    const { token } = await buildSession(connection.db, { staff }, { now });
    const { rows } = await connection.pool.query<{ id: string }>(
      'SELECT id FROM snacks ORDER BY id LIMIT $1',
      [UPLOADS],
    );
    return rows.map(({ id }, at) => ({
      url: `${origin}/api/v1/admin/snacks/${id}/photo`,
      method: 'PUT',
      json: JSON.stringify({ file: files[at % files.length]?.toString('base64') }),
      headers: { authorization: `Bearer ${token}` },
    }));
  } finally {
    await connection.close();
  }
}
