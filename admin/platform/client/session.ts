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
