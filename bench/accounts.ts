import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { connect } from '#db/platform/connect.ts';
import { answersAlike, postJson, type Question } from './answers-alike.ts';
import type { Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';

const PAIRS = 240;

const QUESTIONS: Record<string, Question> = {
  'signing in with a wrong password': ({ origin, email, from }) =>
    postJson(`${origin}/api/v1/auth/login`, { email, password: 'Not-That-1' }, from),
  'asking for a reset link': ({ origin, email, from }) =>
    postJson(`${origin}/api/v1/auth/forgot-password`, { email }, from),
  'asking for a code to verify': ({ origin, email, from }) =>
    postJson(`${origin}/api/v1/auth/email-code`, { email }, from),
  'a wrong code to verify': ({ origin, email, from }) =>
    postJson(`${origin}/api/v1/auth/email-code/confirm`, { email, code: '000000' }, from),
};

/** Whether signing in, recovery and verification answer alike for accounts that exist and do not. */
export const benchAccounts: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const known = await openAccounts(databaseUrl, PAIRS);
      return answersAlike(QUESTIONS, { origin, known, say });
    },
    { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' },
  );

/** So many accounts with a password; answers their addresses. */
async function openAccounts(databaseUrl: string, count: number): Promise<string[]> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await connection.pool.query<{ email: string }>(
      `INSERT INTO customers (email, password_hash, first_name, last_name)
      SELECT gen_random_uuid() || '@example.com', $2, 'Asha', 'Patel'
      FROM generate_series(1, $1) RETURNING email`,
      [count, await hashPassword('Tiffin-Time-1')],
    );
    return rows.map(({ email }) => email);
  } finally {
    await connection.close();
  }
}
