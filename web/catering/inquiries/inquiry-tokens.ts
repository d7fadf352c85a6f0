import { useSyncExternalStore } from 'react';
import { lastingStorage } from '#web/account/session/browser-storage.ts';
import {
  createTokenStore,
  type EmailToken,
  type InquiryToken,
  type KeptToken,
} from './token-store.ts';

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
