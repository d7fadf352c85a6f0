import { readFileSync } from 'node:fs';

/**
 * Seconds for which a process's main thread has had a processor, on Linux; elsewhere the time on
 * the wall. A server that answers as fast as it can spends one second of the first per second of
 * the second on a quiet machine; on a busy one, only the first says how fast the server is.
 */
export function threadSeconds(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
