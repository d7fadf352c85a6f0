import type { FastifyInstance } from 'fastify';
import type { House } from '#api/platform/http/house.ts';
import { keepAnswer, sendKept } from '#api/platform/http/kept-answer.ts';
import { createHtmlCache } from '#api/platform/shop/html-cache.ts';

/** A text for machines at one address, made from what the kitchen publishes. */
export type KeptText = {
  path: string;
  type: string;
  /** Asked for again each time, unless it says otherwise (RFC 9111 section 5.2). */
  cacheControl?: string;
  make: () => Promise<string>;
};

/**
 * Serves texts from memory, compressed and with an ETag. Each is made anew after content has
 * changed, and after a minute at the latest: a post may have been due.
 */
export function serveKept(
  app: FastifyInstance,
  { clock, contentChanges }: Pick<House, 'clock' | 'contentChanges'>,
  texts: readonly KeptText[],
): void {
  const kept = createHtmlCache<ReturnType<typeof keepAnswer> & { lasting: true }>({
    now: () => clock.now(),
    nextMoment: (now) => now.add({ minutes: 1 }),
  });
  contentChanges.onContentChange(() => kept.clear());

  for (const { path, type, make, cacheControl = 'public, no-cache' } of texts) {
    app.get(path, async (request, reply) => {
      const text = await kept.get(path, async () => ({
        ...keepAnswer(type, Buffer.from(await make())),
        lasting: true,
      }));
      return sendKept(request, reply.header('cache-control', cacheControl), text);
    });
  }
}
