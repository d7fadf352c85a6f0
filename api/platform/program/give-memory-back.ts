import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 15_000;
/** Busy for less than this part of the time: nobody waits while garbage is collected. */
const QUIET = 0.05;
/** Less is not worth the tenth of a second that it takes. */
const WORTH_IT_BYTES = 24 * 1024 * 1024;

/** V8's own collector, which a program can only reach by asking for it (nodejs.org/api/v8.html). */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Gives back what a burst has taken. V8 collects garbage when it needs room, so a program that is
 * left alone after a burst would hold the garbage of it until the next one. What has grown is
 * collected as soon as it is quiet; answers how to stop looking.
 */
export function giveMemoryBack(): () => void {
  let collect: (() => void) | undefined;
  let atRest = process.memoryUsage.rss();
  let since = performance.eventLoopUtilization();

  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    const now = process.memoryUsage.rss();
    atRest = Math.min(atRest, now);
    if (utilization > QUIET || now < atRest + WORTH_IT_BYTES) return;
    collect ??= collector();
    collect();
    atRest = process.memoryUsage.rss();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
