/** Where the desk keeps its bearer token; the shop has storage keys of its own. */
const TOKEN = 'deskToken';

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token of whoever is signed in at the desk, in this browser. */
export type DeskTokenStore = {
  token: () => string | null;
  start: (token: string) => void;
  end: () => void;
};

/** A session kept in a storage; the browser's, unless a test gives another. */
export const createDeskTokenStore = (keeper: TokenStorage): DeskTokenStore => ({
  token: () => keeper.getItem(TOKEN),
  start: (token) => keeper.setItem(TOKEN, token),
  end: () => keeper.removeItem(TOKEN),
});

/** Whoever has not touched the page for so long is taken to be away. */
const AWAY_AFTER = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/**
 * Tells whether somebody is at the page that it watches. What a page asks by itself while nobody is
 * keeps no session open (docs/decisions/0037-the-desk-asks-for-a-second-factor.md).
 */
export function createPresenceWatch(now = Date.now) {
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
