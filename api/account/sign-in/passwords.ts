import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { commonPasswords, GUESSABLE_CODES, guessable } from '#domain/account/password.ts';

/** Argon2id as the OWASP Password Storage Cheat Sheet asks: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Strings of one look can be typed in several forms: all are the same password (RFC 8265). */
const toBytes = (password: string) => Buffer.from(password.normalize('NFC'));

/** It takes 19 MiB and a thread: calls that come here wait in line (api/platform/queues/). */
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

/** Without what looks alike on paper: no 0 and O, no 1, l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A password for somebody to read off a screen once: four groups of four, 90 random bits, and it
 * passes the password rule.
 */
export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  for (;;) {
    const password = [group(), group(), group(), group()].join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

/** Two megabytes that nobody needs until somebody chooses a password. */
async function loadPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const { 'passwords-common': passwords } = dictionary;
  const common = new Set([...passwords, ...commonPasswords(passwords, passwords.length)]);
  return { passwords, common };
}

let loading: ReturnType<typeof loadPasswords> | undefined;

function readPasswords(): ReturnType<typeof loadPasswords> {
  loading ??= loadPasswords();
  return loading;
}

/** So many are told to a browser that asks, in a few kilobytes; the server knows them all. */
const TOLD = 2_000;

/** The most common words of passwords, for the meter beside the field. */
export async function readCommonPasswords(): Promise<string[]> {
  return commonPasswords((await readPasswords()).passwords, TOLD);
}

/**
 * Refuses a new password that keeps the rule and is guessed all the same: one of those that are
 * tried first, or one with its owner's name or e-mail address in it. Null when it is fine.
 * @param own the texts of its owner
 * @param field where it was typed
 */
export async function refuseGuessable(
  password: string,
  own: readonly string[],
  field: string,
): Promise<Refusal | null> {
  const { common } = await readPasswords();
  const why = guessable(password, { common, own });
  return why && refuse(GUESSABLE_CODES[why], {}, { field });
}
