import { session } from '#web/account/session/session.ts';
import { chooseTheme } from './theme.ts';

/** The theme of the account, with whose it is; undefined while nothing was chosen. */
function chosen() {
  const current = session.get();
  if (current.status !== 'signed-in') return null;
  return { id: current.user.id, theme: current.user.settings?.preferences.theme };
}

/**
 * Shows the theme of the account when somebody signs in, and when they choose another one on another
 * device. What is chosen in this browser meanwhile stays until then, also without a connection.
 */
export function followAccountTheme(): void {
  let known = chosen();
  session.subscribe(() => {
    const now = chosen();
    if (now?.theme && (now.id !== known?.id || now.theme !== known.theme)) chooseTheme(now.theme);
    known = now;
  });
}
