import { readEnv } from './env.ts';
import { startProgram } from './program/start-program.ts';
import { explainFailure } from './program/explain-failure.ts';

// The program: `npm start` runs this file. What keeps it from starting is said on one screen.
try {
  const program = await startProgram(readEnv(process.env));
  const stop = (signal: NodeJS.Signals) => {
    // A second signal means it: leave at once.
    process.once(signal, () => process.exit(1));
    program.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`);
  process.exit(1);
}
