import { createVitest } from 'vitest/node';

/** What `run-tests.ts` asks this process: whether a mutant is killed by these tests, group by group. */
export type Question = { mutant: string; groups: string[][] };

/** What it answers: when it is ready for the first question, and then to each. */
export type Answer = 'ready' | 'killed' | 'survived';

const vitest = await createVitest('test', {
  config: 'bench/mutants/vitest.config.ts',
  watch: false,
  bail: 1,
  reporters: [{}],
});
await vitest.standalone();
const project = vitest.getRootProject();

async function passes(files: readonly string[]): Promise<boolean> {
  const tests = files.map((file) => project.createSpecification(`${process.cwd()}/${file}`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

async function answerTo({ mutant, groups }: Question): Promise<Answer> {
  // Inherited by the processes that run the tests.
  process.env.__STRYKER_ACTIVE_MUTANT__ = mutant;
  for (const files of groups) if (!(await passes(files))) return 'killed';
  return 'survived';
}

const say = (answer: Answer) => process.send?.(answer);
process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => say(await answerTo(question)));
say('ready');
