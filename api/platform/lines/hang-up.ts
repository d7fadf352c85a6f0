import type { FastifyReply } from 'fastify';
import { HungUp } from './line.ts';

/** Aborts when whoever asked has hung up; after the answer it means nothing any more. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  // Not the request's: that closes as soon as it has been read.
  const hangUp = () => hungUp.abort(new HungUp());
  if (raw.destroyed) hangUp();
  else raw.once('close', hangUp);
  return hungUp.signal;
}
