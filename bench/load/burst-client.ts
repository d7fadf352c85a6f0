import { request as ask } from 'node:http';
import type { BurstRequest, BurstResult, Request } from './burst.ts';
import { type Ending, endingOf } from './ending.ts';

process.on('disconnect', () => process.exit());
process.on('message', async ({ requests, expected }: BurstRequest) => {
  const startedAt = performance.now();
  const statuses = await Promise.all(requests.map((one) => statusOf(one, expected)));
  const result: BurstResult = {
    answered: statuses.filter((status) => status === 'answered').length,
    refused: statuses.filter((status) => status === 'refused').length,
    wrong: [...new Set(statuses)].filter((status) => !['answered', 'refused'].includes(status)),
    lastSeconds: (performance.now() - startedAt) / 1000,
  };
  process.send?.(result);
});

/** Sends one request on a connection of its own and reads the whole answer. */
function statusOf(
  { url, method = 'GET', json, headers = {} }: Request,
  expected: number,
): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const body = json === undefined ? {} : { 'content-type': 'application/json' };
  const more = { 'accept-encoding': 'br', ...body, ...headers };
  ask(url, { agent: false, method, headers: more }, (answer) => {
    answer.on('error', ({ message }) => resolve(message));
    answer.on('end', () => resolve(endingOf(answer, expected))).resume();
  })
    .on('error', ({ message }) => resolve(message))
    .end(json);
  return promise;
}
