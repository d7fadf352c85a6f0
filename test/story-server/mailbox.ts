import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader has it before them, with the names of the files that came along. */
export type ReceivedMail = { to: string; subject: string; text: string; attachments: string[] };

/** A real mail server that keeps what it is sent. */
export type Mailbox = { url: string; mails: ReceivedMail[] };

/** Starts the mail server on a port of its own. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString('latin1');
        for (const { address } of session.envelope.rcptTo) mails.push(read(mail, address));
        done();
      });
    },
  });
  const listening = once(server.listen(0, '127.0.0.1'), 'listening');
  await listening;
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

/** As much of MIME as our own mails use: the plain part of a multipart, and its files (RFC 2045, 2046). */
function read(mail: string, to: string): ReceivedMail {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  // A part may have parts of its own: files stand beside a multipart/alternative.
  const boundaries = [...mail.matchAll(/boundary="?([^";\r\n]+)/g)].map(([, boundary]) => boundary);
  const parts = boundaries.reduce(
    (all, boundary) => all.flatMap((part) => part.split(`--${boundary}`)),
    [mail],
  );
  const plain = parts.find((part) => /^\s*content-type: text\/plain/i.test(part)) ?? mail;
  const body = plain.slice(plain.indexOf('\r\n\r\n') + 4);
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(plain);
  const isBase64 = /^content-transfer-encoding: base64/im.test(plain);
  const bytes = isBase64
    ? Buffer.from(body, 'base64')
    : Buffer.from(isQuoted ? unquote(body) : body, 'latin1');
  const attachments = parts.flatMap(
    (part) => /^content-disposition: attachment;\s*filename="?([^"\r\n]+)/im.exec(part)?.[1] ?? [],
  );
  return { to, subject: subjectOf(head), text: bytes.toString('utf8'), attachments };
}

const unquote = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A subject on one line, with its encoded words (RFC 2047) read. */
function subjectOf(head: string): string {
  const raw = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1] ?? '';
  const joined = raw.replace(/\r\n[ \t]/g, ' ').replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(unquote(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
  );
}
