import type { BrowserContext } from '@playwright/test';
import { connect } from '#db/platform/connect.ts';
import { buildCustomer, buildSession } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

/** Signs a new customer with a running plan into a browser's context; answers the plan's number. */
export async function signInAsCustomer(
  context: BrowserContext,
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
): Promise<{ subscriptionNumber: string }> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const customer = await buildCustomer(connection.db);
    const { number } = await buildSubscription(connection.db, { customer, credits: 10 });
    const { token } = await buildSession(connection.db, { customer });
    const answer = await fetch(`${origin}/api/v1/auth/user-info`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data: user } = (await answer.json()) as { data: unknown };
    // What the shop keeps of a session (web/account/session/session-store.ts).
    await context.addInitScript(
      ([authToken, userData]) => {
        localStorage.setItem('authToken', authToken);
        localStorage.setItem('userData', userData);
      },
      [token, JSON.stringify(user)] as const,
    );
    return { subscriptionNumber: number };
  } finally {
    await connection.close();
  }
}
