import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Where a browser says that it is. */
type Place = { origin: string; rpId: string };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** An ES256 key as COSE writes it (RFC 9053), in CBOR by hand: a map of five. */
function coseKey(jwk: { x?: string; y?: string }): Buffer {
  const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((one) => Buffer.from(one, 'base64url'));
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, x as Buffer, Buffer.from('225820', 'hex'), y as Buffer]);
}

/** What a device hands out without vouching for itself, in CBOR: `{fmt: 'none', attStmt: {}, authData}`. */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    Buffer.from([authData.length >> 8, authData.length & 0xff]),
    authData,
  ]);

/** A passkey in the test's own memory: it makes and signs what a browser with a device would. */
export function softPasskey({ origin, rpId }: Place, { idBytes = 16 } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, more: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), counterBytes(counter), more]);
  const envelope = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** Answers what a server asks to make a passkey with. */
    make(challenge: string, from = origin) {
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = [
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ];
      const data = authData(PRESENT | HAS_CREDENTIAL, Buffer.concat(credential));
      return envelope({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
      });
    },
    /** Signs a challenge; with the counter of a copy where that is given. */
    show(challenge: string, { from = origin, at = ++counter } = {}) {
      counter = at;
      const data = authData(PRESENT);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return envelope({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
