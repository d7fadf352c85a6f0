import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of a node's machine, which can be set while the node runs. */
export type MachineClock = { env: Record<string, string>; set(aheadHours: number): void };

/** The library that tells a program another time than the system's (Debian's package libfaketime). */
export const clockLibrary = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/** A clock that a program has if it is started with `env`. */
export function makeClock(folder: string, name: string): MachineClock {
  const file = join(folder, `${name}.clock`);
  const set = (aheadHours: number) => writeFileSync(file, `+${aheadHours}h`);
  set(0);
  return {
    set,
    env: {
      LD_PRELOAD: clockLibrary ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      // The file is read once a second.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
