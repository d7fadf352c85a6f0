import { currentSession } from '#contract/account/customer.ts';
import { customerSettings, type SettingsChange } from '#contract/account/customer-settings.ts';
import { rememberCustomer } from '#web/account/profile/remember-customer.ts';
import { session } from '#web/account/session/session.ts';
import { call } from '#web/platform/client/browser-client.ts';

let saved = 0;
let latest: Promise<unknown> = Promise.resolve();

async function save(change: SettingsChange): Promise<void> {
  const settings = await call(customerSettings.save, { body: change });
  saved += 1;
  const current = session.get();
  if (current.status === 'signed-in') rememberCustomer({ ...current.user, settings });
}

/**
 * Saves what was changed of the settings of whoever is signed in, one change after the other; what
 * the server has then is what this browser goes by, in all its tabs. Throws `ApiError`.
 */
export function saveSettings(change: SettingsChange): Promise<void> {
  const saving = latest.then(() => save(change));
  latest = saving.catch(() => undefined);
  return saving;
}

/** Reads the account as it is now, settings and all, unless something is saved meanwhile. */
export async function refreshCustomer(): Promise<null> {
  const before = saved;
  const user = await call(currentSession.userInfo, {});
  if (saved === before) rememberCustomer(user);
  return null;
}
