import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartupError } from '#db/platform/database-error.ts';

/**
 * The first line of a backup, as JSON. A backup is gzip over text: this line; for each of its tables
 * the rows as COPY writes them (PostgreSQL's text format), ended by a line `\.`; and a last line with
 * the count of all rows, without which the file is torn.
 */
export type BackupHeader = {
  format: 'dabba-backup-1';
  /** The instant of the state that it holds. */
  at: string;
  /** What the database had had; a restore goes through the same files first. */
  migrations: { name: string; hash: string }[];
  tables: { name: string; columns: string[] }[];
  sequences: { name: string; lastValue: string; isCalled: boolean }[];
};

export const END_OF_TABLE = '\\.\n';

export const lastLine = (rows: number): string => `${JSON.stringify({ rows })}\n`;

const NEWLINE = 10;
const END = Buffer.from(END_OF_TABLE);

/** Reads a backup from front to end: the header, each table in the header's order, the last line. */
export type BackupReader = {
  header: BackupHeader;
  /** The rows of the next table in pieces of whole lines; read all of it before the next. */
  table(): AsyncGenerator<Buffer>;
  /** How many rows the backup says it holds. */
  end(): Promise<number>;
  close(): void;
};

/**
 * Opens a backup.
 * @throws StartupError when it is no backup, or (from any call, as far as it gets) a torn one
 */
export async function openBackup(path: string): Promise<BackupReader> {
  const blocks = wholeLines(path);
  let block: Buffer = Buffer.alloc(0);

  async function fill(): Promise<void> {
    if (block.length > 0) return;
    const next = await blocks.next();
    if (next.done) throw torn(path);
    block = next.value;
  }
  function take(length: number): Buffer {
    const taken = block.subarray(0, length);
    block = block.subarray(length);
    return taken;
  }
  async function line(): Promise<string> {
    await fill();
    return take(block.indexOf(NEWLINE) + 1).toString('utf8');
  }

  return {
    header: parseHeader(await line(), path),
    async *table() {
      for (;;) {
        await fill();
        const end = endOfTable(block);
        if (end === null) yield take(block.length);
        else {
          if (end > 0) yield take(end);
          take(END.length);
          return;
        }
      }
    },
    async end() {
      const { rows } = JSON.parse(await line()) as { rows: number };
      // Only the file's true end lets gzip check its sum.
      if (!(await blocks.next()).done) throw torn(path);
      return rows;
    },
    close: () => void blocks.return(undefined),
  };
}

/** Where in a block of whole lines the line `\.` starts; null when it has none. */
function endOfTable(block: Buffer): number | null {
  if (block.subarray(0, END.length).equals(END)) return 0;
  const at = block.indexOf(`\n${END_OF_TABLE}`);
  return at < 0 ? null : at + 1;
}

/** The unpacked text in pieces that end where a line ends. */
async function* wholeLines(path: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  pipeline(createReadStream(path), unpacked, () => {});
  const waiting: Buffer[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf(NEWLINE) + 1;
      if (end === 0) waiting.push(chunk);
      else {
        yield Buffer.concat([...waiting.splice(0), chunk.subarray(0, end)]);
        waiting.push(chunk.subarray(end));
      }
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (message === 'incorrect header check') throw notABackup(path);
    if (code.startsWith('Z_')) throw torn(path);
    if (code === 'ENOENT') throw new StartupError(`There is no file ${path}.`);
    throw error;
  }
}

function parseHeader(line: string, path: string): BackupHeader {
  try {
    const header = JSON.parse(line) as BackupHeader;
    if (header.format === 'dabba-backup-1') return header;
  } catch {
    // Answered below.
  }
  throw notABackup(path);
}

const notABackup = (path: string) =>
  new StartupError(`${path} is not a backup that this program can read.`);

const torn = (path: string) =>
  new StartupError(
    `${path} is torn: it does not go on to its end, or its sum is wrong.\n\n` +
      'Nothing was restored from it. Take another backup.',
  );
