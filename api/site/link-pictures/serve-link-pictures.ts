import { LRUCache } from 'lru-cache';
import type { AppModule } from '#api/app.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { disconnectSignal } from '#api/platform/queues/work-queue.ts';
import { send } from '#api/platform/snapshots/cached-response.ts';
import { matchesEtag } from '#api/platform/snapshots/negotiation.ts';
import { staleIfUnavailable } from '#api/platform/snapshots/stale-if-unavailable.ts';
import { findPhoto } from '#db/platform/photos.ts';
import { createPreviewDrawer } from './draw-preview.ts';
import { findPreview, type LinkPictureContent } from './find-preview.ts';

const PHOTO = /^\/photos\/([0-9a-f]{32})\/960\.webp$/;

/** Services keep a preview for as long as they like; this is for those who ask again. */
const AN_HOUR = 'public, max-age=3600';

/** So many names are remembered with what stood on their pictures, for while nobody can be asked. */
const MOST_REMEMBERED = 500;

/**
 * Serves what a link to a page is shown with, at `/link-pictures/{name}.png`: words and art of the
 * page itself, 1200 x 630 pixels.
 */
export const serveLinkPictures: AppModule = (app, { db, lines }, call) => {
  const draw = createPreviewDrawer(async (path) => {
    const [, id] = PHOTO.exec(path) ?? [];
    return (id && (await findPhoto(db, id, 960))) || null;
  }, lines.pictures);
  const remembered = new LRUCache<string, LinkPictureContent>({ max: MOST_REMEMBERED });

  /** What stands on a picture; while the database is away, what stood on it the last time. */
  async function findOrRemember(name: string): Promise<LinkPictureContent | null> {
    const preview = await staleIfUnavailable(findPreview(call, name), remembered.get(name));
    if (preview) remembered.set(name, preview);
    else remembered.delete(name);
    return preview;
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'");
    });
    scope.setErrorHandler((error, request, reply) => send(reply, errorResponse(error, request)));

    scope.get<{ Params: { '*': string } }>('/link-pictures/*', async (request, reply) => {
      const [, name] = /^(.+)\.png$/.exec(request.params['*']) ?? [];
      const preview = name === undefined ? null : await findOrRemember(name);
      if (!preview) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('Not found');
      }
      const drawn = await draw(preview, disconnectSignal(reply));
      reply.header('cache-control', AN_HOUR).header('etag', drawn.etag);
      if (matchesEtag(request.headers['if-none-match'], drawn.etag)) return reply.code(304).send();
      return reply.type('image/png').send(drawn.bytes);
    });
  });
};
