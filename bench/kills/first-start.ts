import { setTimeout as pause } from 'node:timers/promises';
import { serverOf } from '#test/held-database.ts';
import { startProgram } from '#test/kills/start-program.ts';
import { inNewFolder } from '../in-new-folder.ts';

const moments = 10;

/**
 * Kills the program at ten moments spread over its very first start, alternately alone and with
 * everything it has started, and starts it again on the same folder. Answers how many of the next
 * starts became ready, and the slowest of them in milliseconds.
 */
export async function killFirstStarts(
  port: number,
  log: (line: string) => void,
): Promise<{ recovered: number; moments: number; slowest: number }> {
  const whole = await inNewFolder(async (dataDir) => {
    const program = startProgram(dataDir, port);
    const duration = await program.ready();
    await program.stop();
    return duration;
  });
  log(`An undisturbed first start is ready after ${Math.round(whole)} ms`);

  let recovered = 0;
  let slowest = 0;
  for (let index = 0; index < moments; index += 1) {
    const moment = ((index + 0.5) / moments) * whole;
    const duration = await inNewFolder(async (dataDir) => {
      const killed = startProgram(dataDir, port);
      await pause(moment);
      await killed.kill(index % 2 === 1);
      const next = startProgram(dataDir, port);
      const ready = await next.ready();
      await next.stop();
      if (serverOf(dataDir)) throw new Error('The database outlived the program.');
      return ready;
    });
    log(`Killed after ${Math.round(moment)} ms; the next start: ${Math.round(duration)} ms`);
    recovered += 1;
    slowest = Math.max(slowest, duration);
  }
  return { recovered, moments, slowest };
}
