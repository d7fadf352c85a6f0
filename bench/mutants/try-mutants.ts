import { createVitest } from 'vitest/node';

/** What `run-tests.ts` asks this process: whether one of these test files fails with a mutant. */
export type Question = { mutant: string; tests: string[] };

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

async function answerTo({ mutant, tests }: Question): Promise<Answer> {
  // Inherited by the processes that run the tests.
  process.env.__STRYKER_ACTIVE_MUTANT__ = mutant;
  // What failed with another mutant would count as a failure of this run, and end it.
  vitest.state.filesMap.clear();
  const files = tests.map((file) => project.createSpecification(`${process.cwd()}/${file}`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
  const allPass = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  return allPass ? 'survived' : 'killed';
}

const say = (answer: Answer) => process.send?.(answer);
process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => say(await answerTo(question)));
say('ready');
