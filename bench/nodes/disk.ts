import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that can be full while the machine's is not. */
export type Disk = {
  /** Takes all room that is left; answers how to give it back. */
  fill(): () => void;
  /** Takes the disk away, with all that is on it. */
  remove(): void;
};

/** PostgreSQL keeps half a gigabyte of its log for the server that follows (patroni.ts). */
const BYTES = 2 * 1024 ** 3;

/** Less than PostgreSQL asks for at once. */
const SMALLEST_PIECE = 4 * 1024;

function system(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}`);
}

/** Makes a file system of its own at `folder`, in a file beside it. Only root may (mount(8)). */
export function makeDisk(folder: string): Disk {
  const image = `${folder}.ext4`;
  writeFileSync(image, '');
  truncateSync(image, BYTES);
  // Without the part that is kept for root: whoever fills it is root, and the server is not.
  system('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
  mkdirSync(folder);
  system('mount', ['-o', 'loop', image, folder]);
  return {
    fill() {
      const pieces: string[] = [];
      for (let size = BYTES; size >= SMALLEST_PIECE; size /= 2) {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail * bsize < size) continue;
        const piece = join(folder, `taken-${size}`);
        pieces.push(piece);
        spawnSync('fallocate', ['--length', String(size), piece]);
      }
      return () => {
        for (const piece of pieces) rmSync(piece, { force: true });
      };
    },
    remove() {
      system('umount', [folder]);
      rmSync(image);
    },
  };
}
