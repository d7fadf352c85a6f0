import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '#api/platform/http/negotiation.ts';
import { ICON_FILES } from './icons.ts';

type DrawnIcon = { bytes: Buffer; etag: string };

const A_DAY = 'public, max-age=86400';

/** Serves the icons, each drawn when it is first asked for and kept: the same for every kitchen. */
export function serveIcons(app: FastifyInstance): void {
  const icons = new Map<string, Promise<DrawnIcon>>();

  async function drawIcon(make: () => Promise<Buffer>): Promise<DrawnIcon> {
    const bytes = await make();
    return {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    };
  }

  for (const [path, make] of ICON_FILES) {
    app.get(path, async (request, reply) => {
      const drawing = icons.get(path) ?? drawIcon(make);
      icons.set(path, drawing);
      // One that could not be drawn is drawn again when it is next asked for.
      drawing.catch(() => icons.delete(path));
      const { bytes, etag } = await drawing;
      reply.header('cache-control', A_DAY).header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/png').send(bytes);
    });
  }
}
