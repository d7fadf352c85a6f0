import { StartupError } from '#db/platform/startup-error.ts';

/** Runs a short program for the console: what is in its way is said in words, a bug is shown whole. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
