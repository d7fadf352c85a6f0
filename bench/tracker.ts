import { connect } from '#db/platform/connect.ts';
import { answersAlike, postJson, type Question } from './answers-alike.ts';
import type { Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';

const PAIRS = 440;

const QUESTIONS: Record<string, Question> = {
  'asking for a code': ({ origin, email }) =>
    postJson(`${origin}/api/v1/auth/email-code`, { email }),
  'a wrong code': ({ origin, email }) =>
    postJson(`${origin}/api/v1/auth/email-code/confirm`, { email, code: '000000' }),
  'looking an address up': ({ origin, email }) =>
    fetch(`${origin}/api/v1/catering-inquiry/customer/${encodeURIComponent(email)}`),
};

/** Whether the tracker answers alike for addresses that have written and that have not. */
export const benchTracker: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const known = await knowAddresses(databaseUrl, PAIRS);
      return answersAlike(QUESTIONS, { origin, known, say });
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
