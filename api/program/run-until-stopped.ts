import { StartupError } from '#db/platform/database-error.ts';

/** After this long a shutdown stops being polite. */
const PATIENCE_MS = 15_000;

/** npm passes on a signal that a terminal has sent to the program, too: so soon it is the same wish. */
const SAME_WISH_MS = 1000;

/** Prints what keeps a program from starting: one clear screen, no stack; bugs whole. */
function explainStartError(error: unknown): void {
  if (error instanceof StartupError) console.error(`\n${error.message}\n`);
  else console.error(error);
}

/**
 * Runs a long-lived program: starts it, stops it on the first Ctrl-C or SIGTERM, gives up at a
 * later one. What cannot start ends with exit code 1.
 */
export async function runUntilStopped(
  start: () => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  let stop: (() => Promise<void>) | null = null;
  let askedAt: number | null = null;

  const onSignal = async () => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
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
  if (askedAt !== null) {
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
