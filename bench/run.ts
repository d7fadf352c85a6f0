import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type Bench, type Figure, reachesGoal, rounded } from './figure.ts';

// `npm run bench` measures everything, `npm run bench -- races reads` these groups. Figures go to
// bench/results/latest.json with the cores that the machine had for them, where a run of some groups
// replaces those only.
const results = join(import.meta.dirname, 'results/latest.json');

const groups: Record<string, () => Promise<Bench>> = {
  carts: async () => (await import('./carts.ts')).benchCarts,
  snacks: async () => (await import('./snacks.ts')).benchSnacks,
  estimates: async () => (await import('./estimates.ts')).benchEstimates,
  catering: async () => (await import('./catering.ts')).benchCatering,
  'event-book': async () => (await import('./event-book.ts')).benchEventBook,
  accounts: async () => (await import('./accounts.ts')).benchAccounts,
  tracker: async () => (await import('./tracker.ts')).benchTracker,
  reads: async () => (await import('./reads.ts')).benchReads,
  blog: async () => (await import('./blog.ts')).benchBlog,
  pages: async () => (await import('./pages.ts')).benchPages,
  bursts: async () => (await import('./bursts.ts')).benchBursts,
  schedule: async () => (await import('./schedule.ts')).benchSchedule,
  'snack-orders': async () => (await import('./snack-orders.ts')).benchSnackOrders,
  'kitchen-day': async () => (await import('./kitchen-day.ts')).benchKitchenDay,
  day: async () => (await import('./day.ts')).benchDay,
  imports: async () => (await import('./imports.ts')).benchImports,
  memory: async () => (await import('./memory.ts')).benchMemory,
  broadcasts: async () => (await import('./broadcasts.ts')).benchBroadcasts,
  'snack-board': async () => (await import('./snack-board.ts')).benchSnackBoard,
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  races: async () => (await import('./races.ts')).benchRaces,
  conformance: async () => (await import('./conformance.ts')).benchConformance,
  kills: async () => (await import('./kills.ts')).benchKills,
  nodes: async () => (await import('./nodes.ts')).benchNodes,
  fuzz: async () => (await import('./fuzz.ts')).benchFuzz,
  mutants: async () => (await import('./mutants.ts')).benchMutants,
  growth: async () => (await import('./growth.ts')).benchGrowth,
  start: async () => (await import('./start.ts')).benchStart,
  tests: async () => (await import('./tests.ts')).benchTests,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. The groups: ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}

const measured: Figure[] = [];
for (const [name, load] of Object.entries(groups)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const bench = await load();
  measured.push(...(await bench((line) => console.log(`   ${line}`))));
}
keep(measured);
console.table(
  Object.fromEntries(
    measured.map((figure) => {
      const { name, value, unit, limit, ratio, goal } = figure;
      const met = reachesGoal(figure) ? 'yes' : 'NO';
      return [name, { value: `${value} ${unit}`, limit, ratio: rounded(ratio), goal, met }];
    }),
  ),
);
process.exit(measured.every(reachesGoal) ? 0 : 1);

function keep(figures: readonly Figure[]): void {
  const names = new Set(figures.map(({ name }) => name));
  const cores = availableParallelism();
  const kept = figures.map((figure) => ({ ...figure, cores }));
  const others = readKept().filter(({ name }) => !names.has(name));
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, `${JSON.stringify([...others, ...kept], null, 2)}\n`);
}

function readKept(): Figure[] {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return [];
  }
}
