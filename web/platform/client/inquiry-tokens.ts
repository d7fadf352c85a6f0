import { useStore } from '#web/platform/store.ts';
import { createStoredList, type EntryStorage, ofThisBrowser } from './stored-list.ts';

/** The most that are kept, and sent with a call; the oldest give way. */
const MOST_KEPT = 20;

/** Opens the inquiry that this browser has sent. */
export type InquiryToken = { token: string; inquiryNumber: string; email: string };

/** Opens what was sent from an address that was proved here by a code, until `expiresAt`. */
export type EmailToken = { token: string; email: string; expiresAt: string };

export type KeptToken = InquiryToken | EmailToken;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What can stand in a header's list without being taken for two. */
const isToken = (value: unknown): boolean => isWord(value) && /^[\w.~+/=-]{1,200}$/.test(value);

/** Addresses are one and the same whatever the case of their letters. */
const isSameEmail = (one: string, other: string): boolean =>
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

/** The entry of the tokens in the browser's lasting storage. */
export const TOKENS_ENTRY = 'inquiryTokens';

/** Whether a newer token makes this one useless: the same one, or for the same address or inquiry. */
function isReplaced(old: KeptToken, by: KeptToken): boolean {
  if (old.token === by.token) return true;
  if (isOfInquiry(old)) return isOfInquiry(by) && old.inquiryNumber === by.inquiryNumber;
  return !isOfInquiry(by) && isSameEmail(old.email, by.email);
}

/** What a browser has proved without a session, latest first, as far as it still opens something. */
export function createTokenStore(storage: EntryStorage, clock: () => number = Date.now) {
  const { change, ...tokens } = createStoredList(
    storage,
    TOKENS_ENTRY,
    (stored): stored is KeptToken => isKept(stored) && isLive(stored, clock()),
  );
  return {
    ...tokens,
    /** The tokens that still open something, as they go into the header. */
    live: (): string[] =>
      tokens
        .get()
        .filter((kept) => isLive(kept, clock()))
        .map(({ token }) => token),
    keep: (kept: KeptToken): void =>
      change((others) =>
        [kept, ...others.filter((old) => !isReplaced(old, kept))].slice(0, MOST_KEPT),
      ),
    forget: (): void => change(() => []),
  };
}

const store = ofThisBrowser(createTokenStore);

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

const NOTHING: readonly KeptToken[] = [];

/** The tokens of this browser, latest first; none in the server's HTML and while it is hydrated. */
export const useInquiryTokens = (): readonly KeptToken[] => useStore(store, NOTHING);
