import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#api/platform/queues/single-flight.ts';
import { type Coding, weakEtag } from './negotiation.ts';
import { ownBytes } from './own-bytes.ts';
import { staleIfUnavailable } from './stale-if-unavailable.ts';

/** Names and values in turn, which is what Node writes fastest. */
export type RawHeaders = string[];

export type SnapshotBytes = { headers: RawHeaders; bytes: Buffer };

/** One answer, kept whole: bytes to send, the value for pages rendered in the process. */
export type Snapshot = {
  /** In inside form; frozen in spirit: nobody changes it. */
  value: unknown;
  etag: string;
  plain: SnapshotBytes;
  /** Compressed when a client first asks for it: pages read the value and never need it. */
  compressed: Record<Coding, () => SnapshotBytes>;
  notModified: RawHeaders;
  /** Epoch milliseconds from which it may differ; Infinity when only edits change it. */
  goodUntil: number;
};

export type FreshAnswer = { value: unknown; body: string; goodUntil: number };

/** A stranger's queries can fill no more of one kind; what was asked for longest ago goes first. */
const MOST_OF_A_KIND = 100;
/** What passed days have left behind of what is shared goes first. */
const MOST_SHARED = 20;
/** Smaller answers fit one packet; compressing them gains nothing. */
const WORTH_COMPRESSING = 1_000;

function toSnapshot(made: FreshAnswer, common: Record<string, string>): Snapshot {
  const bytes = ownBytes(Buffer.from(made.body));
  const etag = weakEtag(bytes);
  const kept = { ...common, 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag };
  const described = { ...kept, 'content-type': 'application/json; charset=utf-8' };
  const sendable = (content: Buffer, more: Record<string, string> = {}): SnapshotBytes => ({
    bytes: content,
    headers: flat({ ...described, ...more, 'content-length': String(content.length) }),
  });
  const plain = sendable(bytes);
  const packed = (coding: Coding) =>
    once(() =>
      bytes.length < WORTH_COMPRESSING
        ? plain
        : sendable(ownBytes(COMPRESS[coding](bytes)), { 'content-encoding': coding }),
    );
  return {
    value: made.value,
    etag,
    goodUntil: made.goodUntil,
    plain,
    compressed: { br: packed('br'), gzip: packed('gzip') },
    notModified: flat(kept),
  };
}

const flat = (headers: Record<string, string>): RawHeaders => Object.entries(headers).flat();

const COMPRESS: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Make = (gone: AbortSignal) => Promise<FreshAnswer>;

type SnapshotCache = LRUCache<string, { snapshot: Snapshot; asOf: number }>;

/** What is loaded once for all who share it; who waits for what is pushed out meanwhile gets it, too. */
const createShared = () =>
  new LRUCache<string, { loaded: unknown }, () => Promise<unknown>>({
    max: MOST_SHARED,
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _last, { context: load }) => ({ loaded: await load() }),
  });

/**
 * Answers that stay in memory until content changes (docs/rules.md#kept-in-memory). Their names
 * begin with a kind and a space: there is room for so many of each, and a flood of one pushes out
 * no other.
 */
export type Snapshots = {
  /** What is kept under a name and still good. */
  find(name: string): Snapshot | undefined;
  /**
   * The same, made when it is missing; those who ask meanwhile wait for the one that is made, which is
   * given up when all of them have hung up.
   */
  get(name: string, make: Make, gone?: AbortSignal): Promise<Snapshot>;
  /**
   * The same; while the database is away the last one that was made, however old. Where there is one,
   * it is renewed for whoever comes next, too, though all have hung up.
   * @param takesLast is told when it is the last one
   */
  getOrLast(
    name: string,
    make: Make,
    more?: { gone?: AbortSignal; takesLast?: () => void },
  ): Promise<Snapshot>;
  /** What several snapshots are made from, loaded once and kept as long as they are. */
  share<T>(name: string, load: () => Promise<T>): Promise<T>;
  forgetAll(): void;
  /** Rises whenever all is forgotten: what was made before may be out of date. */
  generation(): number;
  /** How often something kept was found. */
  hits(): number;
};

/** @param headers sent with every snapshot */
export function createSnapshots(nowMs: () => number, headers: Record<string, string>): Snapshots {
  /** What is out of date stays until it is made anew, or there is no room. */
  const caches = new Map<string, SnapshotCache>();
  let making = createSingleFlight<Snapshot>();
  let shared = createShared();
  let hits = 0;
  let generation = 0;

  function cacheOf(name: string): SnapshotCache {
    const kind = name.slice(0, name.indexOf(' '));
    const cache = caches.get(kind) ?? new LRUCache({ max: MOST_OF_A_KIND });
    caches.set(kind, cache);
    return cache;
  }

  function find(name: string): Snapshot | undefined {
    const found = cacheOf(name).get(name);
    if (!found || found.asOf !== generation) return undefined;
    const { snapshot } = found;
    if (snapshot.goodUntil !== Infinity && snapshot.goodUntil <= nowMs()) return undefined;
    hits += 1;
    return snapshot;
  }

  async function get(name: string, make: Make, gone?: AbortSignal): Promise<Snapshot> {
    const found = find(name);
    if (found) return found;
    // Content that changes while this is made replaces the flights: what was read before the change
    // is answered to those who asked before it, and is out of date at once.
    const asOf = generation;
    const cache = cacheOf(name);
    const makeAndKeep = async (allGone: AbortSignal) => {
      const snapshot = toSnapshot(await make(allGone), headers);
      if ((cache.peek(name)?.asOf ?? 0) <= asOf) cache.set(name, { snapshot, asOf });
      return snapshot;
    };
    return making.join(name, makeAndKeep, gone);
  }

  return {
    find,
    get,
    getOrLast(name, make, { gone, takesLast } = {}) {
      const last = cacheOf(name).peek(name)?.snapshot;
      return staleIfUnavailable(get(name, make, last ? undefined : gone), last, takesLast);
    },
    hits: () => hits,
    async share<T>(name: string, load: () => Promise<T>): Promise<T> {
      const { loaded } = await shared.forceFetch(name, { context: load });
      return loaded as T;
    },
    generation: () => generation,
    forgetAll() {
      generation += 1;
      making = createSingleFlight();
      shared = createShared();
    },
  };
}
