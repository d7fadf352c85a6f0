import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_DETAILS } from '#api/kitchen/mail-templates/sample-details.ts';
import { OWN_PROFILE } from '#api/program/demo/demo-kitchen.ts';
import { adminMails } from '#contract/kitchen/desk.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { DEFAULT_PROFILE } from '#domain/kitchen/settings.ts';
import { useApp } from '#test/app.ts';
import { quotedInquiry } from '#test/catering-factories.ts';
import { buildCustomer, TEST_SECRET } from '#test/factories.ts';
import { readPdf } from '#test/read-pdf.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const services = useApp();

type Received = { from: string; to: string[]; text: string };

let stop: (() => Promise<void>) | null = null;

/** A real mail server in the process; `refuse` answers instead of taking the mail. */
async function mailServer(
  refuse?: { code: number; words: string },
  host = '127.0.0.1',
): Promise<Received[]> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part) => {
        text += part;
      });
      stream.on('end', () => {
        if (refuse) {
          done(Object.assign(new Error(refuse.words), { responseCode: refuse.code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  services.services.env.smtpUrl = `smtp://${host}:${port}`;
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  return received;
}

/** A mail server's address at which nobody answers. */
async function unreachableServer(): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  services.services.env.smtpUrl = `smtp://127.0.0.1:${port}`;
}

afterEach(async () => {
  services.services.env.smtpUrl = undefined;
  await stop?.();
  stop = null;
});

async function put(message: NewMail): Promise<string> {
  const id = await runTransaction(services.db, (tx) => enqueueMail(tx, message));
  if (!id) throw new Error('nobody wants it');
  return id;
}

async function enqueue(to: string): Promise<string> {
  const customer = await buildCustomer(services.db, { email: to });
  return put({ kind: 'welcome', customerId: customer.id, details: { name: 'Asha' } });
}

/** The headers of a mail, each on one line. */
const headersOf = (message: Received | undefined): string[] => {
  const [head = ''] = message?.text.split('\r\n\r\n') ?? [];
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
};

const mail = (id: string) =>
  services.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a mail of the outbox', () => {
  it('goes out once, from the business, under an id of its own', async () => {
    const received = await mailServer();
    const id = await enqueue('asha@example.com');
    await services.runJobs();
    await services.runJobs();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ to: ['asha@example.com'] });
    expect(received[0]?.text).toContain(`Message-ID: <${id}@localhost>`);
    expect(received[0]?.text).toMatch(/^From: Dabba Kitchen </m);
    expect(await mail(id)).toMatchObject({ status: 'sent', subject: 'welcome', attempts: 1 });
  });

  it('is not sent when the transaction that caused it did not happen', async () => {
    const received = await mailServer();
    const { id } = await buildCustomer(services.db);
    await runTransaction(services.db, async (tx) => {
      await enqueueMail(tx, { kind: 'welcome', customerId: id, details: { name: 'Nobody' } });
      throw new Error('no');
    }).catch(() => {});
    await services.runJobs();
    expect(received).toEqual([]);
  });

  it('waits for a server that is down, and says why', async () => {
    await unreachableServer();
    const id = await enqueue('ravi@example.com');
    await services.runJobs();
    const waiting = await mail(id);
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
    expect(waiting.last_error).toContain('ECONNREFUSED');

    const received = await mailServer();
    await services.database.pool.query(`SELECT graphile_worker.add_job('send-mail',
      json_build_object('mailId', '${id}'), job_key => 'mail:${id}', max_attempts => 13)`);
    await services.runJobs();
    expect(received).toHaveLength(1);
    expect(await mail(id)).toMatchObject({ status: 'sent', last_error: null });
  });

  it('is tried again at once when the first other one gets through after an outage', async () => {
    await unreachableServer();
    const waiting = [await enqueue('kiran@example.com'), await enqueue('leela@example.com')];
    await services.runJobs();
    for (const id of waiting) expect(await mail(id)).toMatchObject({ status: 'queued' });

    const received = await mailServer();
    await services.runJobs();
    expect(received).toEqual([]);
    await enqueue('tara@example.com');
    await services.runJobs();
    await services.runJobs();
    expect(received.flatMap(({ to }) => to).sort()).toEqual([
      'kiran@example.com',
      'leela@example.com',
      'tara@example.com',
    ]);
  });

  it('is given up when the server says that it will never take it', async () => {
    await mailServer({ code: 550, words: 'no such mailbox' });
    const id = await enqueue('gone@example.com');
    await services.runJobs();
    const failed = await mail(id);
    expect(failed).toMatchObject({ status: 'failed', attempts: 1 });
    expect(failed.last_error).toContain('no such mailbox');
    const { rows } = await services.database.pool.query('SELECT 1 FROM graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it('leaves this machine encrypted or not at all, and waits for a server that encrypts', async () => {
    // Reaches this machine by an address that is not its loopback.
    const received = await mailServer(undefined, '0.0.0.0');
    const id = await enqueue('open@example.com');
    await services.runJobs();
    expect(received).toEqual([]);
    const waiting = await mail(id);
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
    expect(waiting.last_error).toContain('does not encrypt (STARTTLS)');
  });

  it('cannot have its headers written by who is addressed', async () => {
    const received = await mailServer();
    await enqueue('x@example.com\r\nbcc: many@example.com');
    await services.runJobs();
    expect(received.flatMap(({ to }) => to)).not.toContain('many@example.com');
  });

  it('lets the kitchen reply to whoever wrote, whatever stands in name and subject', async () => {
    const received = await mailServer();
    await storeSettings(services.db, 'business', OWN_PROFILE, services.clock.now());
    const details = {
      name: 'Asha <all@example.com>, "Patel"\r\nBcc: many@example.com',
      email: 'asha@example.com',
      subject: 'Diwali\r\nCc: many@example.com\n\nBuy this',
      message: 'Are you open?',
    };
    await runTransaction(services.db, (tx) =>
      enqueueMail(tx, { kind: 'contact_message', toKitchen: true, details }),
    );
    await services.runJobs();
    expect(received.map(({ to }) => to)).toEqual([[OWN_PROFILE.email]]);
    const headers = headersOf(received[0]);
    expect(headers).toContain(
      'Reply-To: "Asha <all@example.com>, \\"Patel\\" Bcc: many@example.com" <asha@example.com>',
    );
    expect(headers.filter((line) => /^(b?cc|to):/i.test(line))).toEqual([
      `To: ${OWN_PROFILE.email}`,
    ]);
    await storeSettings(services.db, 'business', DEFAULT_PROFILE, services.clock.now());
  });

  it('has replies to all other mails come to the kitchen, once it has an address', async () => {
    const received = await mailServer();
    await enqueue('early@example.com');
    await services.runJobs();
    await storeSettings(services.db, 'business', OWN_PROFILE, services.clock.now());
    await enqueue('reader@example.com');
    await services.runJobs();
    expect(headersOf(received[0]).join()).not.toContain('Reply-To:');
    expect(headersOf(received[1])).toContain(`Reply-To: Dabba Kitchen <${OWN_PROFILE.email}>`);
    await storeSettings(services.db, 'business', DEFAULT_PROFILE, services.clock.now());
  });

  it('has a way out when it is optional, and none when it is needed', async () => {
    const received = await mailServer();
    const customer = await buildCustomer(services.db);
    const ready = { ...SAMPLE_DETAILS.snack_order_ready, customerNote: null };
    await put({ kind: 'snack_order_ready', customerId: customer.id, details: ready });
    await enqueue('needed@example.com');
    await services.runJobs();
    const [needed, optional] = received
      .map(headersOf)
      .sort((one) => (one.includes('To: needed@example.com') ? -1 : 1));
    expect(needed?.join()).not.toContain('List-Unsubscribe');
    expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = unsubscribeToken(TEST_SECRET, {
      choice: 'orderUpdates',
      customerId: customer.id,
    });
    const { publicUrl } = services.services.env;
    expect(optional).toContain(
      `List-Unsubscribe: <${publicUrl}/api/v1/unsubscribe?token=${token}>`,
    );
  });

  it('becomes a file that mail programs open where no server is set', async () => {
    const id = await enqueue('file@example.com');
    await services.runJobs();
    const folder = `${services.services.env.dataDir}/mail`;
    const name = readdirSync(folder).find((file) => file.includes(id)) ?? '';
    expect(name).toMatch(/^\d{8}-\d{6}-welcome-[0-9a-f-]{36}\.eml$/);
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    // RFC 5322 section 2.3: lines end with both, and neither stands alone.
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('To: file@example.com');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(await mail(id)).toMatchObject({ status: 'kept', sent_at: null, subject: 'welcome' });
  });

  it('is kept where it would go to the example of a kitchen', async () => {
    const received = await mailServer();
    const details = { name: 'Asha', email: 'a@rasoi.test', subject: 'Diwali', message: 'Open?' };
    const id = await put({ kind: 'contact_message', toKitchen: true, details });
    await services.runJobs();
    expect(received).toEqual([]);
    expect(await mail(id)).toMatchObject({ status: 'kept' });
  });

  it('is named by what it is about while it has no subject', async () => {
    const details = { name: 'Asha', email: 'a@rasoi.test', subject: 'Diwali', message: 'Open?' };
    const id = await put({ kind: 'contact_message', toKitchen: true, details });
    const owner = await services.asStaff();
    const { data } = await owner.call(adminMails.read, { params: { id } });
    expect(data).toMatchObject({ subject: '', about: 'To the kitchen: a message' });
  });

  it('takes the quote along as a PDF, and the outbox names it', async () => {
    const received = await mailServer();
    const { number, email, staff } = await quotedInquiry(services);
    await services.runJobs();
    const { data } = await staff.call(adminMails.list, {
      query: {
        page: 1,
        limit: 25,
        sort: 'createdAt',
        order: 'DESC',
        search: email,
        kind: 'inquiry_quoted',
      },
    });
    expect(data).toMatchObject([{ attachments: [`Quote ${number} v1.pdf`], status: 'sent' }]);

    const texts = received.filter(({ to }) => to.includes(email)).map(({ text }) => text);
    const [, name, base64 = ''] =
      texts
        .map((text) => /filename="(.*\.pdf)"\r\n\r\n([\w+/=\r\n]+)/.exec(text))
        .find((found) => found !== null) ?? [];
    expect(name).toBe(`Quote ${number} v1.pdf`);
    const { title, pages } = readPdf(Buffer.from(base64, 'base64'));
    expect(title).toBe(`Quote ${number}, version 1`);
    expect(pages[0]?.said).toContain(email);
  });
});
