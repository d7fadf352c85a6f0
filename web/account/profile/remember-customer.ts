import type { Customer } from '#contract/account/customer.ts';
import { session } from '#web/account/session/session.ts';

/** What the server has stored of the signed-in customer is what this browser shows from now on. */
export function rememberCustomer(user: Customer): void {
  const current = session.get();
  if (current.status === 'signed-in' && current.user.id === user.id)
    session.begin({ token: current.token, user });
}
