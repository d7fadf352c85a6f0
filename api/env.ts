import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '#db/platform/database-error.ts';
import { readServers } from '#db/platform/database-servers.ts';

const blankIsAbsent = (raw: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));

const url = (message: string, protocols: readonly string[]) =>
  z.string().check(
    z.refine((typed) => {
      const parsed = URL.parse(typed);
      return parsed !== null && protocols.includes(parsed.protocol);
    }, message),
  );

const databaseUrl = z
  .string()
  .check(
    z.refine(
      (typed) => readServers(typed) !== null,
      'use an address such as postgres://user:password@host:5432/database, or of several servers of which one takes writes, postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write',
    ),
  );

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `use ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

/** Which hops before this program may say who the client is (Fastify's `trustProxy`). */
export type TrustedProxies = false | number | string[];

/** The addresses of the proxies, or how many stand in a row; null for what is neither. */
function parseTrust(typed: string): TrustedProxies | null {
  if (typed === 'false') return false;
  if (/^[1-9]$/.test(typed)) return Number(typed);
  const parts = typed.split(',').map((part) => part.trim());
  const known = (part: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
    (isIP(part.split('/')[0] ?? '') > 0 && !part.endsWith('/0'));
  return parts.every(known) ? parts : null;
}

const PROXY =
  'use false, addresses of proxies such as loopback or 10.0.0.0/8, or how many stand in a row such as 1';

/** What people write to trust everybody. */
const EVERYBODY = /^true$|\/0\s*(,|$)/;

const NOT_EVERYBODY = `would believe whatever address anybody sends, so that limits count for nobody: ${PROXY}`;

const WAIT = 'use a whole number of seconds from 0 to 600';

const Variables = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(
    z.coerce
      .number('use a port number from 0 to 65535')
      .check(z.int(), z.gte(0), z.lte(65_535, 'use a port number from 0 to 65535')),
    3000,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  PUBLIC_URL: z.optional(url('use an address such as https://dabba.example', ['http:', 'https:'])),
  ADMIN_EMAIL: z.optional(z.email('use an e-mail address').check(z.toLowerCase())),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'use at least 8 characters'))),
  SMTP_URL: z.optional(
    url('use an address such as smtp://user:password@host:587', ['smtp:', 'smtps:']),
  ),
  MAIL_FROM: z.optional(z.string()),
  MAIL_WAIT_SECONDS: z._default(
    z.coerce.number(WAIT).check(z.int(WAIT), z.gte(0, WAIT), z.lte(600, WAIT)),
    60,
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_ISSUER: z.optional(
    url('use an address such as https://localhost:8080', ['http:', 'https:']),
  ),
  TWILIO_URL: z.optional(url('use an address such as https://localhost:8080', ['http:', 'https:'])),
  META_URL: z.optional(url('use an address such as https://localhost:8080', ['http:', 'https:'])),
  SECRET: z.optional(z.string().check(z.minLength(32, 'use at least 32 characters'))),
  TRUST_PROXY: z._default(
    z.string().check(
      z.refine((typed) => !EVERYBODY.test(typed), { message: NOT_EVERYBODY, abort: true }),
      z.refine((typed) => parseTrust(typed) !== null, PROXY),
    ),
    'false',
  ),
  RATE_LIMIT: z._default(oneOf(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  WORKER: z._default(oneOf(['inline', 'off', 'only']), 'inline'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'use at least 16 characters'))),
});

/** What signing in with Google needs to know (OpenID Connect Core 1.0). */
export type GoogleEnv = {
  /** Who we are to Google; identity tokens are made for it. */
  clientId: string;
  issuer: string;
  /** Where people are asked whether they want to sign in here. */
  authorizationUrl: string;
  /** Where the keys are published that sign identity tokens. */
  keysUrl: string;
};

const GOOGLE = 'https://accounts.google.com';

/** @param issuer another one than Google, which answers at the same paths: for trying it out */
function googleEnv(clientId: string | undefined, issuer = GOOGLE): GoogleEnv | null {
  if (!clientId) return null;
  const keysAt = issuer === GOOGLE ? 'https://www.googleapis.com' : issuer;
  return {
    clientId,
    issuer,
    authorizationUrl: `${issuer}/o/oauth2/v2/auth`,
    keysUrl: `${keysAt}/oauth2/v3/certs`,
  };
}

/** The configuration of one running program. */
export type Env = {
  /** Nothing meant for measuring or developing is allowed. */
  production: boolean;
  /** `npm run dev`: shop and desk are served from their sources. */
  development: boolean;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** The database itself: for what listens, locks, migrates or takes long. */
  databaseUrl: string | undefined;
  /** The same behind a pooler in transaction mode, for calls and pages; absent where none stands. */
  pooledUrl: string | undefined;
  /** Where customers reach the shop, without a slash at the end: the base of links in mails. */
  publicUrl: string;
  admin: { email: string; password: string | undefined };
  smtpUrl: string | undefined;
  /** `From` of every mail; absent: made from the business profile. */
  mailFrom: string | undefined;
  /** How long a mail waits that something at the desk causes, since that can be undone. */
  mailWaitSeconds: number;
  /** Null where nobody signs in with Google. */
  google: GoogleEnv | null;
  /** Where messages to phones are handed over; other addresses than the providers' are for trying it out. */
  gateways: { twilio: string; meta: string };
  secret: string | undefined;
  trustProxy: TrustedProxies;
  rateLimit: boolean;
  logLevel: string;
  worker: 'inline' | 'off' | 'only';
  /** Opens `/metrics` to others than this machine, as a bearer token. */
  metricsToken: string | undefined;
};

/** Whether an address leads no further than this machine. */
export const isLocalHost = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(new URL(address).hostname);

function unfit(lines: string[]): StartupError {
  return new StartupError(
    `The configuration does not fit:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n\n` +
      'Environment variables are described in docs/operations.md.',
  );
}

/**
 * Reads the environment once.
 * @throws StartupError that names every variable that does not fit, and says what would
 */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const read = z.safeParse(Variables, blankIsAbsent(raw));
  if (!read.success) {
    throw unfit(read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  }
  const set = read.data;
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, '');
  const production = set.NODE_ENV === 'production';
  if (set.RATE_LIMIT === 'off' && production && !isLocalHost(publicUrl)) {
    throw unfit(['RATE_LIMIT: off is refused in production; it is there for measuring only']);
  }
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL) {
    throw unfit(['DATABASE_DIRECT_URL: use DATABASE_URL, as no pooler stands between']);
  }
  return {
    production,
    development: set.NODE_ENV === 'development',
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_DIRECT_URL ?? set.DATABASE_URL,
    pooledUrl: set.DATABASE_DIRECT_URL && set.DATABASE_URL,
    publicUrl,
    admin: { email: set.ADMIN_EMAIL ?? 'owner@dabba.example', password: set.ADMIN_PASSWORD },
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailWaitSeconds: set.MAIL_WAIT_SECONDS,
    google: googleEnv(set.GOOGLE_CLIENT_ID, set.GOOGLE_ISSUER),
    gateways: {
      twilio: set.TWILIO_URL ?? 'https://api.twilio.com',
      meta: set.META_URL ?? 'https://graph.facebook.com',
    },
    secret: set.SECRET,
    trustProxy: parseTrust(set.TRUST_PROXY) ?? false,
    rateLimit: set.RATE_LIMIT === 'on',
    logLevel: set.LOG_LEVEL,
    worker: set.WORKER,
    metricsToken: set.METRICS_TOKEN,
  };
}

/** Where backups lie, the clock's and those of `npm run backup`. */
export const backupFolder = (env: { dataDir: string }): string => join(env.dataDir, 'backups');
