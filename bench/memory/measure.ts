import { readdirSync, readFileSync } from 'node:fs';
import { median, quantile } from '../statistics.ts';

/** Megabytes, so many minutes after the load began. */
export type Sample = { minutes: number; mb: number };

type Process = { pid: number; parent: number; kind: string };

const read = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

function processes(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    // `pid (name) state parent …`, and a name may have brackets (proc(5)).
    const [, parent = '0'] = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    const command = read(pid, 'cmdline');
    const kind = /^postgres: (?:\S+ )?(\w+)/.exec(command)?.[1] ?? command.split('\0')[0] ?? '';
    return { pid: Number(pid), parent: Number(parent), kind: kind.split('/').at(-1) ?? '' };
  });
}

/** Proportional set size in megabytes (proc(5), smaps_rollup). */
const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** What some processes hold with all that they started, and by which kinds of process, in words. */
export function memoryOf(roots: readonly number[]): { mb: number; byKind: string } {
  const all = processes();
  const own = new Set(roots);
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  const held = all
    .filter(({ pid }) => own.has(pid))
    .map(({ pid, kind }) => ({ kind, mb: pssOf(pid) }));
  const sum = (some: readonly { mb: number }[]) => some.reduce((total, { mb }) => total + mb, 0);
  const byKind = Object.entries(Object.groupBy(held, ({ kind }) => kind))
    .map(([kind, some = []]) => `${kind} ${sum(some).toFixed(0)} (${some.length})`)
    .join(', ');
  return { mb: sum(held), byKind };
}

/** Least squares: megabytes an hour. */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minutes, mb] = [mean((sample) => sample.minutes), mean((sample) => sample.mb)];
  const along = samples.reduce((sum, at) => sum + (at.minutes - minutes) * (at.mb - mb), 0);
  const spread = samples.reduce((sum, at) => sum + (at.minutes - minutes) ** 2, 0);
  return (along / spread) * 60;
}

/** Samples in a row are alike, and are drawn again by blocks of so many. */
const BLOCK = 8;
const RESAMPLES = 2_000;

/**
 * The 95 % interval of the growth in megabytes an hour, by the bootstrap of blocks of the series
 * (Kuensch 1989).
 */
export function slopeOf(samples: readonly Sample[]): { low: number; high: number } {
  const starts = Math.max(1, samples.length - BLOCK + 1);
  const blocks = Math.max(1, Math.round(samples.length / BLOCK));
  const again = () =>
    Array.from({ length: blocks }, () => Math.floor(Math.random() * starts)).flatMap((start) =>
      samples.slice(start, start + BLOCK),
    );
  const slopes = Array.from({ length: RESAMPLES }, () => slope(again())).filter(Number.isFinite);
  return { low: quantile(slopes, 0.025), high: quantile(slopes, 0.975) };
}

/** An interval that has 0 in it: neither growth nor its opposite is told from chance. */
export const isLevel = ({ low, high }: { low: number; high: number }): boolean =>
  low <= 0 && high >= 0;

/** One sample may meet a checkpoint or a collection: an hour is what these minutes have in the middle. */
const HOUR = { from: 55, to: 65 };

/** What is held after an hour; nothing, where the load ended before these minutes were over. */
export function afterAnHour(samples: readonly Sample[]): number | null {
  const around = samples.filter(({ minutes }) => minutes >= HOUR.from && minutes <= HOUR.to);
  const isOver = samples.some(({ minutes }) => minutes > HOUR.to);
  return isOver && around.length > 0 ? median(around.map(({ mb }) => mb)) : null;
}
