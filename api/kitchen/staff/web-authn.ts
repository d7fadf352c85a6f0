import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Env } from '#api/env.ts';
import type { PasskeyRow } from '#db/kitchen/second-factor.ts';

/** Its certificates take long to load, and few ask for it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: one of them every device knows (RFC 8152, RFC 8812). */
const ALGORITHMS = [-8, -7, -257];

/** The longest id of a passkey (WebAuthn, Credential ID): 1023 bytes, in base64url. */
const MOST_OF_ID = 1364;

/** The place that passkeys are made for: they work there and nowhere else. */
const relyingPartyOf = ({ publicUrl }: Pick<Env, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

const credentialOf = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.id,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
});

/** What a browser needs to make a passkey for somebody who has these already. */
export async function registrationOptions(
  env: Env,
  staff: { id: string; email: string; name: string; kitchen: string },
  passkeys: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: staff.kitchen,
    rpID: relyingPartyOf(env).rpID,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What a browser needs to show one of these passkeys. */
export async function authenticationOptions(env: Env, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(env).rpID,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'preferred',
  });
}

/** The ways to a passkey, which the library hands on as the browser sent them, whatever that was. */
const transportsOf = (sent: unknown): AuthenticatorTransport[] =>
  Array.isArray(sent)
    ? sent.filter((way) => typeof way === 'string' && /^[a-z-]{1,20}$/.test(way)).slice(0, 10)
    : [];

/** The passkey that a browser made for a challenge; null when it is not what was asked for. */
export async function verifyNewPasskey(
  env: Env,
  response: object,
  challenge: string,
): Promise<(WebAuthnCredential & { transports: AuthenticatorTransport[] }) | null> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = relyingPartyOf(env);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  if (credential.id.length > MOST_OF_ID) return null;
  return { ...credential, transports: transportsOf(credential.transports) };
}

/** Which of these passkeys signed a challenge, and how often it was used; null when none did. */
export async function verifyPasskey(
  env: Env,
  response: object,
  { challenge, passkeys }: { challenge: string; passkeys: readonly PasskeyRow[] },
): Promise<{ id: string; counter: number } | null> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = relyingPartyOf(env);
  const passkey = passkeys.find(({ id }) => 'id' in response && id === response.id);
  if (!passkey) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: credentialOf(passkey),
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  return { id: passkey.id, counter: authenticationInfo.newCounter };
}
