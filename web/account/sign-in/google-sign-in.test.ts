import { describe, expect, it } from 'vitest';
import {
  beginGoogleSignIn,
  googleAuthorizationUrl,
  readGoogleReply,
  takeGoogleSignInRequest,
} from './google-sign-in.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const google = { clientId: 'dabba.example', authorizationUrl: 'https://google.example/auth' };

describe('asking Google', () => {
  it('names us, where to come back to, and this asking alone', () => {
    const asking = beginGoogleSignIn(memory(), '/pricing');
    const address = new URL(googleAuthorizationUrl(google, asking, 'https://shop.example/back'));
    expect(address.origin + address.pathname).toBe(google.authorizationUrl);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: google.clientId,
      redirect_uri: 'https://shop.example/back',
      response_type: 'id_token',
      state: asking.state,
      nonce: asking.nonce,
    });
    expect(beginGoogleSignIn(memory(), '/').state).not.toBe(asking.state);
  });

  it('is answered once, in the tab that asked', () => {
    const storage = memory();
    const { state, nonce } = beginGoogleSignIn(storage, '/pricing');
    const answer = readGoogleReply(
      `#state=${state}&id_token=a.b.c`,
      takeGoogleSignInRequest(storage),
    );
    expect(answer).toEqual({ token: 'a.b.c', nonce, target: '/pricing' });
    expect(
      readGoogleReply(`#state=${state}&id_token=a.b.c`, takeGoogleSignInRequest(storage)),
    ).toEqual({
      problem: 'unknown',
      target: '/',
    });
  });

  it('believes no answer to another asking, and hears of a no', () => {
    const asking = beginGoogleSignIn(memory(), '/pricing');
    expect(readGoogleReply('#state=other&id_token=a.b.c', asking)).toMatchObject({
      problem: 'unknown',
    });
    const declined = `#state=${asking.state}&error=access_denied`;
    expect(readGoogleReply(declined, asking)).toMatchObject({ problem: 'declined' });
  });
});
