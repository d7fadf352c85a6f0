import { createDeskCall } from '#admin/platform/client/client.ts';

/** A request as the fake API saw it. */
export type SeenRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
};

type Answer =
  | {
      status?: number;
      body?: unknown;
      headers?: Record<string, string>;
      /** It begins to arrive, and the connection breaks. */
      breaksOff?: true;
    }
  | Error;

const brokenOff = () => new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });

/**
 * The desk's client over an API that answers what a test says, in turn (the last answer repeats),
 * and remembers what it was asked. An `Error` stands for a connection that broke.
 */
export function fakeApi(answers: Answer[], token: string | null = 'token-1') {
  const seen: SeenRequest[] = [];
  const call = createDeskCall({
    session: { token: () => token },
    fetch: async (url, init) => {
      seen.push({
        method: String(init?.method),
        url: String(url),
        headers: (init?.headers ?? {}) as Record<string, string>,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      const answer = answers[Math.min(seen.length, answers.length) - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return new Response(answer.breaksOff ? brokenOff() : JSON.stringify(answer.body), {
        status: answer.status ?? 200,
        headers: answer.headers ?? {},
      });
    },
  });
  return { call, seen };
}

/** A page of a list as the API answers it. */
export const listAnswer = (data: unknown[], total = data.length) => ({
  body: {
    success: true,
    data,
    pagination: { page: 1, limit: 25, total, total_pages: Math.ceil(total / 25) },
  },
});
