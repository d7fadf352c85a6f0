/** Where the desk keeps its bearer token; the shop has storage keys of its own. */
const TOKEN = 'deskToken';

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token of whoever is signed in at the desk, in this browser. */
export type Session = {
  token: () => string | null;
  start: (token: string) => void;
  end: () => void;
};

/** A session kept in a storage; the browser's, unless a test gives another. */
export const createSession = (keeper: Keeper): Session => ({
  token: () => keeper.getItem(TOKEN),
  start: (token) => keeper.setItem(TOKEN, token),
  end: () => keeper.removeItem(TOKEN),
});

/**
 * Whether the server no longer knows the token. The page stays as it is, with everything typed on
 * it, while somebody signs in again on top of it.
 */
export type SessionEnded = {
  raise: () => void;
  clear: () => void;
  isRaised: () => boolean;
  subscribe: (onChange: () => void) => () => void;
};

export function createSessionEnded(): SessionEnded {
  let raised = false;
  const listeners = new Set<() => void>();
  const set = (to: boolean) => {
    if (raised === to) return;
    raised = to;
    for (const tell of listeners) tell();
  };
  return {
    raise: () => set(true),
    clear: () => set(false),
    isRaised: () => raised,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Whoever has not touched the page for so long is taken to be away. */
const AWAY_AFTER = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/**
 * Tells whether somebody is at the page that it watches. What a page asks by itself while nobody is
 * keeps no session open (docs/decisions/0037-the-desk-asks-for-a-second-factor.md).
 */
export function createAttendance(now = Date.now) {
  let touched = now();
  return {
    isAway: () => now() - touched > AWAY_AFTER,
    watch(page: Pick<EventTarget, 'addEventListener'>) {
      for (const touch of TOUCHES)
        page.addEventListener(touch, () => {
          touched = now();
        });
    },
  };
}
