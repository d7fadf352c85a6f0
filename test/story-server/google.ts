import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Who we are to the stories' Google. */
export const GOOGLE_CLIENT = 'dabba.stories.example';

/**
 * A stand-in for Google: it publishes its keys, asks with a page of two links, and sends whoever
 * agrees back with an identity token, each time as somebody new (OpenID Connect Core 3.2).
 */
export async function openGoogle(issuer: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'stories', alg: 'RS256', use: 'sig' }];

  function identity(asked: URLSearchParams): Promise<string> {
    return new SignJWT({
      sub: randomUUID(),
      email: `guest.${randomUUID().slice(0, 8)}@gmail.example`,
      email_verified: true,
      given_name: 'Nila',
      family_name: 'Rao',
      nonce: asked.get('nonce'),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'stories' })
      .setIssuer(issuer)
      .setAudience(asked.get('client_id') ?? '')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  }

  return {
    keys: { keys },
    /** The page that asks somebody whether they want to sign in with us. */
    async page(asked: URLSearchParams): Promise<string> {
      const back = (answer: Record<string, string>) => {
        const fragment = new URLSearchParams({ state: asked.get('state') ?? '', ...answer });
        return `${asked.get('redirect_uri')}#${fragment}`.replaceAll('&', '&amp;');
      };
      return `<!doctype html><html lang="en"><title>Google</title>
        <link rel="icon" href="data:,"><h1>Choose an account</h1>
        <p><a href="${back({ id_token: await identity(asked) })}">Nila Rao</a></p>
        <p><a href="${back({ error: 'access_denied' })}">Cancel</a></p>`;
    },
  };
}
