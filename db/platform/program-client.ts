import type { Socket } from 'node:net';
import pg from 'pg';
import { type Primary, primaryOf, READ_ONLY, readOnlyError, refuseReadOnly } from './primary.ts';

/** After so long without a word the other machine is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;

export type ProgramClientConfig = pg.ClientConfig & {
  /** Of one server, or of several of which one takes writes. */
  connectionString: string;
  /** The session's zone, as PostgreSQL names it. */
  timeZone?: string;
  /**
   * A pooler stands between that lends another connection for each transaction: it forgets the names
   * of statements, and refuses settings that it does not know.
   */
  isPooled?: boolean;
};

const ABANDONED = 'Connection terminated: the second server has not confirmed the write';

/**
 * A connection of the program. Where an address has several servers it opens on the one that takes
 * writes, and breaks off when that one takes none any more; whoever asks anew finds the next one.
 */
export class ProgramClient extends pg.Client {
  readonly isPooled: boolean;
  readonly #primary: Primary;
  readonly #timeZone: string | undefined;

  constructor(config: ProgramClientConfig) {
    const primary = primaryOf(config.connectionString);
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      ...config,
      connectionString: primary.driverUrl,
      ...(config.isPooled && { statement_timeout: undefined, options: undefined }),
    });
    this.#primary = primary;
    this.#timeZone = config.timeZone;
    this.isPooled = config.isPooled ?? false;
    this.on('notice', (notice) => {
      // Told to cancel, a server stops waiting for its second one and calls the write done, which may
      // die with it (its SyncRepWaitForLSN). Asked again with the same key, it waits once more.
      if (notice.routine === 'SyncRepWaitForLSN') this.#breakOff(new Error(ABANDONED));
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (...answer: [Error] | [null, pg.Client]) => void): void;
  override connect(
    callback?: (...answer: [Error] | [null, pg.Client]) => void,
  ): Promise<pg.Client> | undefined {
    if (this.#primary.isSought) {
      const connecting = this.#connectToPrimary();
      if (!callback) return connecting;
      connecting.then(() => callback(null, this), callback);
    } else if (callback) super.connect(callback);
    else return super.connect();
  }

  async #connectToPrimary(): Promise<pg.Client> {
    const server = await this.#primary.find();
    Object.assign(this, server);
    const forget = () => this.#primary.forget(server);
    this.on('error', forget);
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.#breakOff(readOnlyError(server));
    });
    try {
      await super.connect();
      await refuseReadOnly(this);
    } catch (error) {
      forget();
      this.end().catch(() => {});
      throw error;
    }
    return this;
  }

  /** What waits on it fails with the error, and nobody is lent it any more. */
  #breakOff(error: Error): void {
    this.connection.emit('error', error);
    (this.connection.stream as Socket).destroy();
  }

  /** What the driver tells the server first; a pooler passes on a zone that stands there. */
  getStartupConf(): Record<string, string> {
    const inherited = pg.Client.prototype as unknown as {
      getStartupConf(): Record<string, string>;
    };
    const settings = inherited.getStartupConf.call(this);
    return this.#timeZone ? { ...settings, TimeZone: this.#timeZone } : settings;
  }
}
