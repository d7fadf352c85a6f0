/** One request as the fake server saw it; `at` in milliseconds since the test's clock started. */
export type SeenRequest = {
  at: number;
  method: string;
  url: string;
  body: string | undefined;
  headers: Headers;
};

type Reply = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** How long the answer takes, in milliseconds. */
  after?: number;
  /** The connection fails instead. */
  broken?: true;
};

/**
 * Stands in for `fetch` in the tests of the shared request behaviour: gives the replies in order,
 * the last one for ever, and writes down when each request arrived.
 */
export function fakeServer(...replies: Reply[]) {
  const seen: SeenRequest[] = [];
  const start = performance.now();
  const fetcher: typeof fetch = async (url, init) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? {};
    seen.push({
      at: Math.round(performance.now() - start),
      method: init?.method ?? 'GET',
      url: String(url),
      body: init?.body as string | undefined,
      headers: new Headers(init?.headers),
    });
    const { after } = reply;
    if (after) {
      await new Promise<void>((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        setTimeout(resolve, after);
      });
    }
    if (reply.broken) throw new TypeError('fetch failed');
    return new Response(reply.text ?? JSON.stringify(reply.json ?? { success: true, data: null }), {
      status: reply.status ?? 200,
      headers: reply.headers ?? {},
    });
  };
  return { fetch: fetcher, seen, times: () => seen.map((request) => request.at) };
}
