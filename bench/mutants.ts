import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { atLeast, type Bench, type Figure } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';
import { copyInstrumented, type Mutant } from './mutants/instrumented-copy.ts';
import { type Copy, createTester, findCoverage } from './mutants/run-tests.ts';

const DRAWN = 300;

/** How many mutants are tried at the same time. */
const AT_ONCE = 2;

/** Whose mutants are drawn, which tests judge them, and what share of them must be killed. */
const GROUPS = [
  { name: 'domain', sources: ['domain/'], tests: 'domain', goal: 0.95 },
  {
    name: 'commands',
    sources: [
      'tiffin/orders',
      'snacks/orders',
      'tiffin/subscriptions',
      'catering',
      'tiffin/recurring-booking',
    ].map((folder) => `api/${folder}/`),
    tests: 'api',
    goal: 0.9,
  },
];

/**
 * How strong the tests are: small changes of the code ("mutants"), drawn at random, each of which
 * should turn a test red. `SEED=…` draws those of an earlier run again, `ONLY=domain` or `ONLY=commands`
 * tries no others; a mutant that survives is told, to be judged by a reader.
 */
export const benchMutants: Bench = async (say) => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  const groups = GROUPS.filter(({ name }) => [undefined, name].includes(process.env.ONLY));
  if (groups.length === 0) throw new Error('ONLY is domain or commands.');
  say(`SEED=${seed}`);
  const folder = makeFolderOnDisk('mutants');
  try {
    const sources = groups.flatMap((group) => group.sources);
    const mutants = await copyInstrumented(folder, sources);
    const settings = { max_connections: '200', fsync: 'off', full_page_writes: 'off' };
    return await withNewDatabase(async (templateUrl) => {
      const figures: Figure[] = [];
      for (const group of groups) {
        const ofGroup = mutants.filter(({ file }) => group.sources.some((s) => file.startsWith(s)));
        const drawn = draw(ofGroup, DRAWN, seed);
        say(`${drawn.length} of ${ofGroup.length} mutants of the ${group.name}`);
        const survivors = await countSurvivors(drawn, { folder, templateUrl }, group.tests, say);
        const killed = drawn.length - survivors;
        const name = `mutants of the ${group.name} that tests kill`;
        figures.push(
          atLeast(group.goal, { name, value: killed, unit: 'mutants', limit: drawn.length }),
        );
      }
      return figures;
    }, settings);
  } finally {
    removeFolder(folder);
  }
};

/** How many no test kills; each is told as soon as it is known. */
async function countSurvivors(
  drawn: Mutant[],
  copy: Copy,
  tests: string,
  say: (line: string) => void,
): Promise<number> {
  const coverage = await findCoverage(copy, tests);
  const waiting = drawn.values();
  let survivors = 0;
  const testers = Array.from({ length: AT_ONCE }, () => createTester(copy));
  try {
    await Promise.all(
      testers.map(async (tester) => {
        for (const mutant of waiting) {
          if (await tester.isKilled(mutant, coverage.get(mutant.id) ?? [])) continue;
          survivors += 1;
          say(tell(mutant));
        }
      }),
    );
  } finally {
    for (const tester of testers) tester.end();
  }
  return survivors;
}

function tell({ file, line, stood, stands }: Mutant): string {
  const short = (code: string) => code.replace(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line}  ${short(stood)}  →  ${short(stands)}`;
}

/** The same ones for the same seed. */
function draw<T>(all: readonly T[], count: number, seed: number): T[] {
  const length = Math.min(count, all.length);
  const some = fc.shuffledSubarray([...all], { minLength: length, maxLength: length });
  return fc.sample(some, { seed, numRuns: 1 }).flat();
}
