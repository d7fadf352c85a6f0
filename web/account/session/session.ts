import { call, loadModule, onUnauthorized } from '#web/platform/client/browser-client.ts';
import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { useStore } from '#web/platform/store.ts';
import { clearPersonalDataInAllTabs, followClearedTab } from './clear-personal-data.ts';
import {
  CHECK_EVERY,
  createSessionStore,
  type SessionState,
  TOKEN_ENTRY,
  UNKNOWN,
  USER_ENTRY,
} from './session-store.ts';

const endpoints = async () =>
  (await loadModule(() => import('#contract/account/customer.ts'))).currentSession;

/** The session of this browser; on the server it stays `unknown`. */
export const session = createSessionStore({
  storage: {
    getItem: (key) => lastingStorage().getItem(key),
    setItem: (key, value) => lastingStorage().setItem(key, value),
    removeItem: (key) => lastingStorage().removeItem(key),
  },
  fetchUser: async () => call((await endpoints()).userInfo, {}),
  revoke: async () => call((await endpoints()).logout, {}),
});

/** The inline script of the page sets the same mark before first paint, so that nothing jumps. */
function markDocument() {
  const signedIn = session.get().status === 'signed-in';
  if (signedIn) document.documentElement.setAttribute('data-signed-in', '');
  else document.documentElement.removeAttribute('data-signed-in');
}

/**
 * Keeps the session true while the page is open: restores it, checks it on start, every minute
 * and whenever the tab is looked at again, and follows what other tabs do.
 */
function keep() {
  session.restore();
  session.subscribe(markDocument);
  markDocument();
  session.subscribe(() => {
    const now = session.get();
    if (now.status === 'signed-out' && now.reason === 'left') clearPersonalDataInAllTabs();
  });
  followClearedTab();
  onUnauthorized((token) => session.end(token, 'expired'));
  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_ENTRY || key === USER_ENTRY) session.follow();
  });
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    session.follow();
    void session.check();
  };
  addEventListener('focus', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  setInterval(() => void session.check(), CHECK_EVERY);
  void session.check();
}

if (typeof window !== 'undefined') keep();

/** Who is signed in; `unknown` in the server's HTML and while it is hydrated. */
export const useSession = (): SessionState => useStore(session, UNKNOWN);
