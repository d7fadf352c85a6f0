import { randomUUID } from 'node:crypto';
import { atMost, type Figure } from './figure.ts';
import { intervalOfDifference } from './statistics.ts';

const WARM_UP = 40;
const LIMIT_MS = 2;

/** One question about an address; `from` is a client address that nobody has asked from before. */
export type Question = (asked: {
  origin: string;
  email: string;
  from: string;
}) => Promise<Response>;

/** Sends JSON as a browser does; `from` goes with it as the address that a proxy saw. */
export const postJson = (url: string, body: object, from?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify(body),
  });

type Try = { origin: string; known: readonly string[]; say: (line: string) => void };

/**
 * Whether questions about addresses are answered alike for those that are known and that are not:
 * in status and words, and in time. Each address is asked about once per question. Tries of both
 * kinds take turns in random order, so that both meet the same machine; of the difference of their
 * medians the bootstrap's 95 % interval contains 0, or is nowhere 2 ms away from it.
 * @throws when an answer tells them apart
 */
export async function answersAlike(
  questions: Record<string, Question>,
  { origin, known, say }: Try,
): Promise<Figure[]> {
  const unknown = known.map(() => `${randomUUID()}@example.com`);
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const durations = { known: [] as number[], unknown: [] as number[] };
    const words = new Set<string>();
    for (const [tried, address] of known.entries()) {
      const pair = [
        ['known', address],
        ['unknown', unknown[tried] ?? ''],
      ] as const;
      for (const [which, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const startedAt = performance.now();
        const answer = await ask({ origin, email, from: someAddress() });
        const text = await answer.text();
        const duration = performance.now() - startedAt;
        words.add(
          `${answer.status} ${text.replaceAll(email, '…').replace(/[\w-]{43}/, 'a secret')}`,
        );
        if (tried >= WARM_UP) durations[which].push(duration);
      }
    }
    if (words.size !== 1) throw new Error(`${name}: ${[...words].join('\n')}`);
    const { low, high } = intervalOfDifference(durations.known, durations.unknown);
    say(`${name}: known minus unknown ${low.toFixed(3)} to ${high.toFixed(3)} ms`);
    const contains = low <= 0 && high >= 0;
    const value = contains ? 0 : Math.max(Math.abs(low), Math.abs(high));
    figures.push(
      atMost({
        name: `${name}: what a known address takes longer`,
        value,
        unit: 'ms',
        limit: LIMIT_MS,
      }),
    );
  }
  return figures;
}

/** Somewhere in the networks that are set aside for tests of devices (RFC 2544). */
function someAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `198.${18 + (byte() % 2)}.${byte()}.${byte()}`;
}
