import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import * as z from 'zod/mini';
import { type Env, isLocalHost } from '#api/env.ts';
import type { Job } from '#api/platform/queues/job.ts';
import { codeOf } from '#db/platform/database-error.ts';

export type OutgoingMail = SendMailOptions & { messageId: string };

const WAIT_MS = 20_000;

/** Never read files or addresses that a mail names: everything is in the mail itself. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** It takes megabytes, and is needed from the first mail on. */
const library = () => import('nodemailer');

/** A mail server, with how many ask it now, and what the last one heard if it did not answer. */
type MailServer = { transport: Transporter; asking: number; outage: unknown };

const servers = new Map<string, MailServer>();

async function serverAt(url: string): Promise<MailServer> {
  const known = servers.get(url);
  if (known) return known;
  const { createTransport } = await library();
  const address = new URL(url);
  const transport = createTransport({
    ...CLOSED,
    host: address.hostname,
    ...(address.port && { port: Number(address.port) }),
    secure: address.protocol === 'smtps:',
    requireTLS: !isLocalHost(url),
    ...(address.username && {
      auth: {
        user: decodeURIComponent(address.username),
        pass: decodeURIComponent(address.password),
      },
    }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  const server = { transport, asking: 0, outage: null };
  servers.set(url, server);
  return server;
}

/** No server answered, in nodemailer's word for it. */
export const isWithoutServer = (error: unknown) =>
  (error as { command?: unknown }).command === 'CONN';

/**
 * A server that is silent keeps whoever asks it waiting, soon every job that runs at a time, and what else
 * is due with them. Once it has not answered, one asks at a time; who comes meanwhile fails at once, with
 * what the last one heard.
 */
async function send(server: MailServer, mail: OutgoingMail): Promise<void> {
  if (server.outage && server.asking > 0) throw server.outage;
  server.asking += 1;
  try {
    await server.transport.sendMail(mail).catch(nameMissingTls);
    server.outage = null;
  } catch (error) {
    server.outage = isWithoutServer(error) ? error : null;
    throw error;
  } finally {
    server.asking -= 1;
  }
}

/**
 * The server does not encrypt, and mails hold what nobody between here and there shall read. It is
 * no word of the server's about this one mail: it goes out once the server or the address is
 * mended.
 */
function nameMissingTls(error: unknown): never {
  if ((error as { code?: unknown }).code !== 'ETLS') throw error;
  throw new Error(
    'The mail server of SMTP_URL does not encrypt (STARTTLS). Mails leave this machine encrypted only: use smtps://, or a server that offers STARTTLS with a valid certificate.',
    { cause: error },
  );
}

/** Where mails land without a mail server. */
const mailFolder = (env: { dataDir: string }): string => join(env.dataDir, 'mail');

/** Writes the mail as a file that every mail program opens; whole or not at all. */
async function writeFileOf(mail: OutgoingMail, folder: string, name: string): Promise<void> {
  const { createTransport } = await library();
  const { message } = await createTransport({
    ...CLOSED,
    streamTransport: true,
    buffer: true,
    // Lines of a mail end with both characters (RFC 5322 section 2.3).
    newline: 'windows',
  }).sendMail(mail);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.eml`);
  await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/**
 * Hands a mail over: to `SMTP_URL`, or without one into `DATA_DIR/mail` as a file of this name, as
 * one that nobody gets. Beyond this machine they travel encrypted or not at all. Throws what the
 * server said when it did not take it.
 */
export async function deliver(
  env: Pick<Env, 'smtpUrl' | 'dataDir'>,
  mail: OutgoingMail,
  name: string,
): Promise<'sent' | 'kept'> {
  if (env.smtpUrl) {
    await send(await serverAt(env.smtpUrl), mail);
    return 'sent';
  }
  await writeFileOf(mail, mailFolder(env), name);
  return 'kept';
}

/**
 * Removes the files of mails from `DATA_DIR/mail`, half-written ones too. Their names end with the
 * mail's id.
 */
export async function deleteMailFiles(
  env: { dataDir: string },
  mailIds: readonly string[],
): Promise<void> {
  if (mailIds.length === 0) return;
  const folder = mailFolder(env);
  const names = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const forgotten = new Set(mailIds);
  for (const name of names) {
    const id = /([0-9a-f-]{36})\.eml(\.part)?$/.exec(name)?.[1];
    if (id && forgotten.has(id)) await rm(join(folder, name), { force: true });
  }
}

const Payload = z.object({ mailIds: z.array(z.uuid()) });

/** The job behind `queueMailFileDeletion`. */
export const deleteMailFilesJob: Job = async (payload, { env }) =>
  deleteMailFiles(env, z.parse(Payload, payload).mailIds);
