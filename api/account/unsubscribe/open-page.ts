import type { FastifyInstance } from 'fastify';

/**
 * Mail programs without a button of their own open the address of `List-Unsubscribe` in a browser:
 * its page is the one of the link in the mail. Opening it changes nothing.
 */
export function openUnsubscribePage(app: FastifyInstance): void {
  app.get<{ Querystring: { token?: unknown } }>('/api/v1/unsubscribe', (request, reply) => {
    const { token } = request.query;
    const query = new URLSearchParams(typeof token === 'string' ? { token } : {});
    return reply.header('cache-control', 'no-store').redirect(`/unsubscribe?${query}`, 303);
  });
}
