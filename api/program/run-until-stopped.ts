import { StartupError } from '#db/platform/database-error.ts';

/** After this long a shutdown stops being polite. */
const PATIENCE_MS = 15_000;

/** Prints what keeps a program from starting: one clear screen, no stack; bugs whole. */
function explainStartError(error: unknown): void {
  if (error instanceof StartupError) console.error(`\n${error.message}\n`);
  else console.error(error);
}

/**
 * Runs a long-lived program: starts it, stops it on the first Ctrl-C or SIGTERM, gives up at the
 * second. What cannot start ends with exit code 1.
 */
export async function runUntilStopped(
  start: () => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  let stop: (() => Promise<void>) | null = null;
  let asked = false;

  const onSignal = async () => {
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    if (!stop) return;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  try {
    ({ stop } = await start());
  } catch (error) {
    explainStartError(error);
    process.exit(1);
  }
  if (asked) {
    await stop();
    process.exit(0);
  }
}

/** Runs a short program for the console: what is in its way is said in words, a bug is shown whole. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
