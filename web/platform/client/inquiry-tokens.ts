import { useSyncExternalStore } from 'react';
import { lastingStorage } from '#web/platform/client/browser-storage.ts';

/** The most that are kept, and sent with a call; the oldest give way. */
const MOST_KEPT = 20;

/** Opens the inquiry that this browser has sent. */
export type InquiryToken = { token: string; inquiryNumber: string; email: string };

/** Opens what was sent from an address that was proved here by a code, until `expiresAt`. */
export type EmailToken = { token: string; email: string; expiresAt: string };

export type KeptToken = InquiryToken | EmailToken;

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What can stand in a header's list without being taken for two. */
const isToken = (value: unknown): boolean => isWord(value) && /^[\w.~+/=-]{1,200}$/.test(value);

/** Addresses are one and the same whatever the case of their letters. */
const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a token was given for sending an inquiry, and not for proving an address. */
const isOfInquiry = (kept: KeptToken): kept is InquiryToken => 'inquiryNumber' in kept;

function isKept(stored: unknown): stored is KeptToken {
  if (typeof stored !== 'object' || stored === null) return false;
  const kept = stored as Record<string, unknown>;
  if (!isToken(kept.token) || !isWord(kept.email)) return false;
  return isWord(kept.inquiryNumber) || !Number.isNaN(Date.parse(String(kept.expiresAt)));
}

const isLive = (kept: KeptToken, now: number): boolean =>
  isOfInquiry(kept) || Date.parse(kept.expiresAt) > now;

/** The entry of the tokens in the browser's lasting storage; token-store.ts says what is in it. */
export const TOKENS_ENTRY = 'inquiryTokens';

/** What is stored, as far as it can be read and still opens something. */
function readTokens(storage: TokenStorage, now: number): KeptToken[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(TOKENS_ENTRY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isKept).filter((kept) => isLive(kept, now));
  } catch {
    return [];
  }
}

/** Whether a newer token makes this one useless: the same one, or for the same address or inquiry. */
function isReplaced(old: KeptToken, by: KeptToken): boolean {
  if (old.token === by.token) return true;
  if (isOfInquiry(old)) return isOfInquiry(by) && old.inquiryNumber === by.inquiryNumber;
  return !isOfInquiry(by) && sameAddress(old.email, by.email);
}

/**
 * What this browser has proved without a session: the same in every tab, and each
 * change starts from what is stored, so that two tabs do not undo each other. Latest first.
 */
export function createTokenStore(storage: TokenStorage, clock: () => number = Date.now) {
  let tokens: readonly KeptToken[] = readTokens(storage, clock());
  const listeners = new Set<() => void>();

  function become(next: readonly KeptToken[]) {
    tokens = next;
    for (const listener of listeners) listener();
  }

  return {
    read: (): readonly KeptToken[] => tokens,
    /** The tokens that still open something, as they go into the header. */
    live: (): string[] => tokens.filter((kept) => isLive(kept, clock())).map(({ token }) => token),
    keep(kept: KeptToken): void {
      const others = readTokens(storage, clock()).filter((old) => !isReplaced(old, kept));
      const next = [kept, ...others].slice(0, MOST_KEPT);
      try {
        storage.setItem(TOKENS_ENTRY, JSON.stringify(next));
      } catch {
        // A full storage costs the tokens their life after this page, not the page its inquiry.
      }
      become(next);
    },
    forget(): void {
      storage.removeItem(TOKENS_ENTRY);
      become([]);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what another tab has stored; `key` is null when that tab has cleared everything. */
    follow({ key }: Pick<StorageEvent, 'key'>): void {
      if (key === TOKENS_ENTRY || key === null) become(readTokens(storage, clock()));
    },
  };
}

const NOTHING: readonly KeptToken[] = [];

/** The server has no tokens: the HTML is the same for everybody. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inBrowser = typeof window !== 'undefined';
const store = createTokenStore(inBrowser ? lastingStorage() : noStorage);

if (inBrowser) {
  addEventListener('storage', store.follow);
  // A page that comes back from the browser's memory has missed what other tabs did.
  addEventListener('pageshow', ({ persisted }) => persisted && store.follow({ key: null }));
}

/** Keeps what opens an inquiry that was sent from here, so that this browser sees it at once. */
export function keepInquiryToken({ token, inquiryNumber, email }: InquiryToken): void {
  store.keep({ token, inquiryNumber, email });
}

/** Keeps what proves an e-mail address here, in place of an older proof of the same address. */
export function keepEmailToken({ token, email, expiresAt }: EmailToken): void {
  store.keep({ token, email, expiresAt });
}

/** What goes into the `Inquiry-Token` header: every token that still opens something, latest first. */
export const liveTokens: () => string[] = store.live;

/** From now on this device opens nothing that was sent or proved here. */
export const forgetInquiryTokens: () => void = store.forget;

/** The tokens of this browser, latest first; none in the server's HTML and while it is hydrated. */
export function useInquiryTokens(): readonly KeptToken[] {
  return useSyncExternalStore(store.subscribe, store.read, () => NOTHING);
}
