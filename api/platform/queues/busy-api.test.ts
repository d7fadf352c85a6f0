import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { ownData } from '#contract/account/own-data.ts';
import { contract } from '#contract/index.ts';
import { plans } from '#contract/money/plans.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { useApp } from '#test/app.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { createWorkQueues, type WorkQueueName } from './work-queue.ts';

const one = { atOnce: 1, mostWaiting: 1, retryAfterSeconds: 9 };
const full = { ...one, mostWaiting: 0 };
const lines = createWorkQueues({ passwords: one, uploads: full, exports: full, reads: full });
const services = useApp({ lines });

/** Does something while all places of a line are taken. */
async function whileBusy<T>(name: WorkQueueName, work: () => Promise<T>): Promise<T> {
  const leave = await lines[name].enter();
  try {
    return await work();
  } finally {
    leave();
  }
}

const busy = {
  status: 503,
  success: false,
  code: 'unavailable',
  data: null,
  headers: { 'retry-after': '9', 'cache-control': 'no-store' },
};

const wrong = { email: 'asha@example.com', password: 'Not-That-1' };
const SOME = { page: 1, limit: 5, sort_by: 'name', sort_order: 'ASC' } as const;
const signIn = () => services.visitor.call(accounts.login, { body: wrong });

describe('while too much of it is done already', () => {
  it('a sign-in waits, and past the end of the line is told when to come again', async () => {
    const leave = await lines.passwords.enter();
    const waits = signIn();
    await expect.poll(() => lines.passwords.waiting).toBe(1);
    expect(await signIn()).toMatchObject(busy);
    leave();
    expect(await waits).toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  it('a photo is refused before it is read', async () => {
    const staff = await services.asStaff();
    const { id } = await buildSnack(services.db);
    const upload = () =>
      staff.call(adminSnacks.setPhoto, { params: { id }, body: { file: 'bm8gcGhvdG8=' } });
    expect(await whileBusy('uploads', upload)).toMatchObject(busy);
    expect(await upload()).toMatchObject({ status: 422, code: 'photo_unreadable' });
    await expect.poll(() => lines.uploads.working).toBe(0);
  });

  it('nobody gets all of their data', async () => {
    const customer = await services.asCustomer();
    const download = () => customer.call(ownData.download, { query: { format: 'json' } });
    expect(await whileBusy('exports', download)).toMatchObject(busy);
    expect(await download()).toMatchObject({ status: 200 });
  });

  it('what is in memory is answered, and what is searched for is not', async () => {
    const search = (words: string) =>
      services.visitor.call(snacks.list, { query: { ...SOME, search: words } });
    const known = await search('khaman');
    await whileBusy('reads', async () => {
      expect((await search('khaman')).text).toBe(known.text);
      expect(await search('patra')).toMatchObject(busy);
    });
    expect(await search('patra')).toMatchObject({ status: 200 });
  });

  it('a crowd that comes at once is worked on over several turns, so that others pass between', async () => {
    await whileBusy('reads', async () => {
      const searches = Array.from({ length: 60 }, (_, at) =>
        services.visitor.call(snacks.list, { query: { ...SOME, search: `dal ${at}` } }),
      );
      const inEachTurn: number[] = [];
      for (let before = lines.reads.refused, last = before; last < before + 60; ) {
        await turnOfTheLoop();
        inEachTurn.push(lines.reads.refused - last);
        last = lines.reads.refused;
      }
      expect(Math.max(...inEachTurn)).toBeLessThanOrEqual(20);
      for (const answer of await Promise.all(searches)) expect(answer).toMatchObject(busy);
    });
  });

  it('what has just gone out of date is answered as it was', async () => {
    const read = () => services.visitor.call(plans.listPublic, { query: {} });
    const { text } = await read();
    services.services.snapshots.forgetAll();
    await whileBusy('reads', async () => expect((await read()).text).toBe(text));
  });
});

describe('whoever hangs up while others are at it', () => {
  const waiting = createWorkQueues({
    passwords: one,
    uploads: one,
    exports: one,
    reads: one,
    documents: one,
  });
  const patient = useApp({ lines: waiting });
  beforeAll(async () => {
    await patient.app.listen({ port: 0 });
  });
  const nobody = async () => ({ token: null });
  const customer = () => patient.asCustomer();
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['a sign-in', 'passwords', nobody, 'POST', '/v1/auth/login', wrong],
    ['a search', 'reads', nobody, 'GET', '/v1/public/snack?search=undhiyu', undefined],
    [
      'an upload',
      'uploads',
      () => patient.asStaff(),
      'PUT',
      `/v1/admin/snacks/${id}/photo`,
      { file: 'bm8gcGhvdG8=' },
    ],
    ['a document', 'documents', customer, 'GET', `/v1/receipts/${id}`, undefined],
    ['an export', 'exports', customer, 'GET', '/v1/profile/data', undefined],
  ] as const)('leaves the line for %s', async (_what, name, who, method, path, sent) => {
    const { token } = await who();
    const { port } = patient.app.server.address() as AddressInfo;
    const line = waiting[name];
    const leave = await line.enter();
    const body = sent && JSON.stringify(sent);
    const asked = request({
      port,
      method,
      path: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    asked.on('error', () => {}).end(body);
    await expect.poll(() => line.waiting).toBe(1);
    asked.destroy();
    await expect.poll(() => line.waiting).toBe(0);
    leave();
    expect(line).toMatchObject({ working: 0, refused: 0 });
  });
});

const endpoints = Object.values(contract).flatMap((table) => Object.values(table));

/** Whether a password is hashed for a call: one comes with it, or it answers a new one. */
const hashes = ({ body, data }: (typeof endpoints)[number]): boolean =>
  [body, data].some((schema) => {
    const { shape = {} } = (schema ?? {}) as { shape?: object };
    return ['password', 'newPassword', 'firstPassword'].some((name) => name in shape);
  });

describe('every call', () => {
  it.each(endpoints.filter(hashes).map((one) => [`${one.method} ${one.path}`, one] as const))(
    'that hashes a password waits in line for it: %s',
    (_name, endpoint) => {
      expect(endpoint.line).toBe('passwords');
    },
  );

  it('that draws a document waits in line for it', () => {
    const drawing = endpoints.filter(({ data }) => {
      const shape = (data as { shape?: object }).shape ?? {};
      return Object.keys(shape).toSorted().join() === 'base64,fileName';
    });
    expect(drawing).toHaveLength(5);
    for (const { line } of drawing) expect(line).toBe('documents');
  });
});
