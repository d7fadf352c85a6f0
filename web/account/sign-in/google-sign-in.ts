/**
 * What this browser remembers while somebody is at Google: `state` and `nonce` tie the answer to the
 * question (OpenID Connect Core 3.2.2.1), `target` is where to go afterwards.
 */
export type GoogleSignInRequest = { state: string; nonce: string; target: string };

export type GoogleSignInStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ENTRY = 'googleSignIn';

/** Remembers a new asking; the one before, in this tab, is over. */
export function beginGoogleSignIn(
  storage: GoogleSignInStorage,
  target: string,
): GoogleSignInRequest {
  const asking = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), target };
  storage.setItem(ENTRY, JSON.stringify(asking));
  return asking;
}

/** The asking that was begun in this tab, once; null when there is none. */
export function takeGoogleSignInRequest(storage: GoogleSignInStorage): GoogleSignInRequest | null {
  const stored = storage.getItem(ENTRY);
  storage.removeItem(ENTRY);
  return stored ? (JSON.parse(stored) as GoogleSignInRequest) : null;
}

/**
 * The address at Google that asks whether somebody wants to sign in here. Google sends them back to
 * `returnTo` with an identity token behind `#`, which no server sees (the implicit flow of OpenID
 * Connect Core 3.2, which needs no script of Google's on our pages).
 */
export function googleAuthorizationUrl(
  { clientId, authorizationUrl }: { clientId: string; authorizationUrl: string },
  { state, nonce }: GoogleSignInRequest,
  returnTo: string,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnTo,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  });
  return `${authorizationUrl}?${query}`;
}

/** What Google answers behind `#`: a token for our asking, or why there is none. */
export type GoogleReply =
  | { token: string; nonce: string; target: string }
  | { problem: 'declined' | 'unknown'; target: string };

/** Reads what came back; an answer that nobody in this tab has asked for counts as unknown. */
export function readGoogleReply(hash: string, asking: GoogleSignInRequest | null): GoogleReply {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const target = asking?.target ?? '/';
  if (!asking || answer.get('state') !== asking.state) return { problem: 'unknown', target };
  const token = answer.get('id_token');
  if (token) return { token, nonce: asking.nonce, target };
  return { problem: answer.get('error') === 'access_denied' ? 'declined' : 'unknown', target };
}
