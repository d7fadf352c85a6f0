import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id as the OWASP Password Storage Cheat Sheet asks: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Strings of one look can be typed in several forms: all are the same password (RFC 8265). */
const toBytes = (password: string) => Buffer.from(password.normalize('NFC'));

/** It takes 19 MiB and a thread: calls that come here wait in line (api/platform/lines/). */
const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A password as it is stored: argon2id in the PHC string format, with its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive({ ...COST, message: toBytes(password), nonce, tagLength: TAG_BYTES });
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Fits no password; checked for accounts that do not exist, so that they take as long. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(
  randomBytes(SALT_BYTES),
)}$${unpadded(randomBytes(TAG_BYTES))}`;

/**
 * Whether a password fits what is stored. Without a stored hash (no such account, or one that has
 * no password) the answer is no, after the same work.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const known = PHC.exec(stored ?? '');
  const [, memory, passes, parallelism, salt = '', expected = ''] = known ?? PHC.exec(NOBODY) ?? [];
  const tag = Buffer.from(expected, 'base64');
  const derived = await derive({
    message: toBytes(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  });
  return timingSafeEqual(derived, tag) && known !== null;
}
