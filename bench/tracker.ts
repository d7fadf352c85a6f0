import { randomUUID } from 'node:crypto';
import { connect } from '#db/connect.ts';
import { atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { intervalOfDifference } from './statistics.ts';

const TRIES = 400;
const WARM_UP = 40;
const LIMIT_MS = 2;

/** One question to the tracker about an address. */
type Question = (origin: string, email: string) => Promise<Response>;

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const QUESTIONS: Record<string, Question> = {
  'asking for a code': (origin, email) => post(`${origin}/api/v1/auth/email-code`, { email }),
  'a wrong code': (origin, email) =>
    post(`${origin}/api/v1/auth/email-code/confirm`, { email, code: '000000' }),
  'looking an address up': (origin, email) =>
    fetch(`${origin}/api/v1/catering-inquiry/customer/${encodeURIComponent(email)}`),
};

/**
 * Whether the tracker answers alike for addresses that have written and that have not: in words, and
 * in time. Tries of both take turns, so that both meet the same machine; of the difference of their
 * medians the bootstrap's 95 % interval contains 0, or is nowhere 2 ms away from it.
 */
export const benchTracker: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const known = await knowAddresses(databaseUrl, TRIES + WARM_UP);
      const unknown = known.map(() => `${randomUUID()}@example.com`);
      const figures: Figure[] = [];
      for (const [name, ask] of Object.entries(QUESTIONS)) {
        const durations = { known: [] as number[], unknown: [] as number[] };
        const words = new Set<string>();
        for (let tried = 0; tried < TRIES + WARM_UP; tried += 1) {
          const pair = [
            ['known', known[tried] ?? ''],
            ['unknown', unknown[tried] ?? ''],
          ] as const;
          for (const [which, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
            const startedAt = performance.now();
            const answer = await ask(origin, email);
            const text = await answer.text();
            const duration = performance.now() - startedAt;
            words.add(`${answer.status} ${text.replaceAll(email, '…')}`);
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
            name: `${name}: what an address that has written takes longer`,
            value,
            unit: 'ms',
            limit: LIMIT_MS,
          }),
        );
      }
      return figures;
    },
    { RATE_LIMIT: 'off' },
  );

/** So many addresses that an inquiry was sent from; answers them. */
async function knowAddresses(databaseUrl: string, count: number): Promise<string[]> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await connection.pool.query<{ email: string }>(
      `INSERT INTO catering_inquiries (number, event_type, event_day, event_times,
        dietary_preferences, catering_services, guests, location, cuisine_type, first_name,
        last_name, email, phone, plan, choices, menu, base_cents, extras_cents, delivery_cents,
        tax_basis_points, tax_cents, total_cents)
      SELECT 'CI-1-' || n, 'wedding', current_date + 90, ARRAY['lunch'], ARRAY['veg'],
        ARRAY['onsite_staff'], 80, 'Whitby', 'any', 'Asha', 'Patel',
        gen_random_uuid() || '@example.com', '+19055550123', '{}', '[]', '[]', 1, 0, 0, 0, 0, 1
      FROM generate_series(1, $1) n RETURNING email`,
      [count],
    );
    return rows.map(({ email }) => email);
  } finally {
    await connection.close();
  }
}
