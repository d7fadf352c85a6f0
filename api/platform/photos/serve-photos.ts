import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppModule } from '#api/app.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { FOREVER } from '#api/platform/pages/serve-files.ts';
import { createSingleFlight } from '#api/platform/queues/single-flight.ts';
import { send } from '#api/platform/snapshots/cached-response.ts';
import { matchesEtag } from '#api/platform/snapshots/negotiation.ts';
import { staleIfUnavailable } from '#api/platform/snapshots/stale-if-unavailable.ts';
import { PHOTO_WIDTHS, type PhotoWidth } from '#contract/platform/photos.ts';
import { findPhoto } from '#db/platform/photos.ts';
import { LOGO_FORMS } from './prepare-photo.ts';

/** A form that a photo is served in: which stored width, and what is made of it. */
type Form = { width: PhotoWidth; type: string; make?: (webp: Buffer) => Promise<Buffer> };

const FORMS = new Map<string, Form>([
  ...PHOTO_WIDTHS.map((width) => [`${width}.webp`, { width, type: 'image/webp' }] as const),
  ...Object.entries(LOGO_FORMS).map(
    ([name, make]) => [name, { width: 480, type: 'image/png', make }] as const,
  ),
]);
const ID = /^[0-9a-f]{32}$/;

/** The photos of a page are asked for together by everybody who opens it. */
const KEPT_BYTES = 32 * 1024 * 1024;

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

/**
 * Serves uploaded photos at `/photos/{id}/{480|960}.webp`, and what logos are also asked for as. The
 * id is the hash of the content, so browsers keep them for good; here they are kept in memory until
 * content changes, and longer while the database is away.
 */
export const servePhotos: AppModule = (app, { db, contentChanges }) => {
  const kept = new LRUCache<string, { bytes: Buffer; asOf: number }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  /** Everybody who waits for a photo waits for the same bytes. */
  const reads = createSingleFlight<Buffer | undefined>();
  let generation = 0;
  contentChanges.onContentChange(() => {
    generation += 1;
  });

  async function make(id: string, form: Form): Promise<Buffer | undefined> {
    const webp = await findPhoto(db, id, form.width);
    return webp && form.make ? form.make(webp) : webp;
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    });
    scope.setErrorHandler((error, request, reply) => send(reply, errorResponse(error, request)));

    scope.get<{ Params: { id: string; name: string } }>(
      '/photos/:id/:name',
      async (request, reply) => {
        const { id, name } = request.params;
        const form = FORMS.get(name);
        if (!form || !ID.test(id)) return notFound(reply);
        const key = `${id}/${name}`;
        const last = kept.get(key);
        const asOf = generation;
        const isGood = last?.asOf === asOf;
        const makeIt = () => reads.join(`${key} ${asOf}`, () => make(id, form));
        const bytes = isGood ? last.bytes : await staleIfUnavailable(makeIt(), last?.bytes);
        if (!bytes) return notFound(reply);
        if (bytes !== last?.bytes) kept.set(key, { bytes, asOf });
        const etag = `"${id}-${name}"`;
        reply.header('cache-control', FOREVER).header('etag', etag);
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type(form.type).send(bytes);
      },
    );
  });
};
