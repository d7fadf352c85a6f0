import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { fakeApi, listAnswer } from '#test/builders/fake-api.ts';
import { createDeskDownload } from './client.ts';
import { failureCode, failureText } from './failure.ts';

const ID = '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01';
const onTheWire = {
  id: ID,
  subscriptionId: ID,
  subscriptionNumber: 'TS-2026-0001',
  snackOrderId: null,
  snackOrderNumber: null,
  inquiryId: null,
  inquiryNumber: null,
  customerId: ID,
  customerName: 'Asha Patel',
  amount: 59.95,
  tax: 0,
  reduction: 0,
  method: 'interac',
  reference: 'TS-2026-0001',
  receivedDay: '2026-11-20',
  note: '',
  standing: 'stands',
  corrects: null,
  recordedBy: 'Owner',
  createdAt: '2026-11-20T15:00:00Z',
};
const payment = {
  subscriptionId: ID,
  amount: 5995,
  method: 'interac' as const,
  reference: 'TS-2026-0001',
  receivedDay: '2026-11-20',
};
const created = { status: 201, body: { success: true, data: onTheWire } };
const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { success: false, data: null, code, ...more },
});

const failureOf = async (promise: Promise<unknown>): Promise<HttpError> => {
  const caught = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(caught).toBeInstanceOf(HttpError);
  return caught as HttpError;
};

describe("the desk's client", () => {
  it('sends dollars and reads cents', async () => {
    const { call, seen } = fakeApi([created]);
    const { data } = await call(adminPayments.record, { body: payment });
    expect(seen[0]?.body).toMatchObject({ amount: 59.95 });
    expect(data.amount).toBe(5995);
  });

  it('sends the token, and none when nobody is signed in', async () => {
    const signedIn = fakeApi([listAnswer([])]);
    const query = { page: 1, limit: 25, sort: 'receivedDay' as const, order: 'DESC' as const };
    await signedIn.call(adminPayments.list, { query });
    expect(signedIn.seen[0]?.headers.Authorization).toBe('Bearer token-1');
    const nobody = fakeApi([listAnswer([])], null);
    await nobody.call(adminPayments.list, { query });
    expect(nobody.seen[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('fills parameters into the path and leaves empty filters out of the query', async () => {
    const { call, seen } = fakeApi([refusal(404, 'not_found'), listAnswer([])]);
    await failureOf(
      call(adminTiffinOrders.act, { params: { id: ID, action: 'confirm' }, body: {} }),
    );
    expect(seen[0]?.url).toBe(`/api/v1/admin/tiffin-orders/${ID}/actions/confirm`);
    const query = { page: 2, limit: 25, sort: 'deliveryDate', order: 'DESC', search: '' } as const;
    await call(adminTiffinOrders.list, { query });
    expect(seen[1]?.url).toBe(
      '/api/v1/admin/tiffin-orders?page=2&limit=25&sort=deliveryDate&order=DESC',
    );
  });

  it('refuses what breaks the contract before anything is sent, field by field', async () => {
    const { call, seen } = fakeApi([created]);
    const broken = { ...payment, amount: 12.5, receivedDay: '' };
    const error = await failureOf(call(adminPayments.record, { body: broken }));
    expect(error.status).toBe(422);
    expect(error.body.errors).toEqual({
      amount: 'Amounts have at most two decimals.',
      receivedDay: 'Please choose a date (YYYY-MM-DD).',
    });
    expect(seen).toHaveLength(0);
  });

  it("passes the server's field errors and words on as react-admin wants them", async () => {
    const errors = [{ field: 'amount', message: 'At most C$5.00.' }];
    const { call } = fakeApi([refusal(422, 'amount_disagrees', { message: 'Too much.', errors })]);
    const error = await failureOf(call(adminPayments.record, { body: payment }));
    expect(error).toMatchObject({ status: 422, message: 'Too much.' });
    expect(error.body).toEqual({ code: 'amount_disagrees', errors: { amount: 'At most C$5.00.' } });
  });

  it('says how long to wait when there were too many requests', async () => {
    const { call } = fakeApi([
      { ...refusal(429, 'rate_limited'), headers: { 'Retry-After': '30' } },
    ]);
    const { message } = await failureOf(call(adminPayments.record, { body: payment }));
    expect(message).toBe('Too many requests. Please wait a moment and try again. (in 30 seconds)');
  });

  it.each([
    [new Error('offline'), 0, /Unable to connect to the server/],
    [{ status: 503, body: {} }, 503, /Service temporarily unavailable/],
    [{ status: 500, body: {} }, 500, /Server error/],
    [refusal(401, 'session_expired'), 401, /Your session has expired/],
  ])('says %o in words', async (answer, status, words) => {
    const { call } = fakeApi([answer]);
    const error = await failureOf(call(adminPayments.record, { body: payment }));
    expect(error.status).toBe(status);
    expect(error.message).toMatch(words);
  });

  it('asks for a reload when the answer has another shape than this page knows', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = fakeApi([{ body: { success: true, data: { id: ID } } }]);
    const error = await failureOf(call(adminPayments.record, { body: payment }));
    expect(error.message).toBe('Please reload this page and try again.');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('an Idempotency-Key', () => {
  const keysOf = (seen: { headers: Record<string, string> }[]) =>
    seen.map(({ headers }) => headers['Idempotency-Key']);

  it('stays the same until an uncertain submit has a final answer, then is a new one', async () => {
    const broken = new Error('offline');
    const { call, seen } = fakeApi([broken, { status: 503, body: {} }, created, created]);
    await failureOf(call(adminPayments.record, { body: payment }));
    await failureOf(call(adminPayments.record, { body: payment }));
    await call(adminPayments.record, { body: payment });
    await call(adminPayments.record, { body: payment });
    const [first, second, third, fourth] = keysOf(seen);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('stays the same when the answer breaks off on the way', async () => {
    const { call, seen } = fakeApi([{ ...created, breaksOff: true }, created]);
    expect((await failureOf(call(adminPayments.record, { body: payment }))).status).toBe(0);
    await call(adminPayments.record, { body: payment });
    expect(new Set(keysOf(seen)).size).toBe(1);
  });

  it('is another one for another body, and after a refusal', async () => {
    const { call, seen } = fakeApi([refusal(409, 'conflict'), created, created]);
    await failureOf(call(adminPayments.record, { body: payment }));
    await call(adminPayments.record, { body: payment });
    await call(adminPayments.record, { body: { ...payment, amount: 100 } });
    expect(new Set(keysOf(seen)).size).toBe(3);
  });

  it('goes only with calls that take one', async () => {
    const { call, seen } = fakeApi([listAnswer([])]);
    const query = { page: 1, limit: 25, sort: 'receivedDay' as const, order: 'DESC' as const };
    await call(adminPayments.list, { query });
    expect(keysOf(seen)).toEqual([undefined]);
  });
});

const input = { query: { sort: 'createdAt', order: 'DESC', state: 'disabled' } } as const;

function downloadAnswered(answer: Response) {
  const asked: [url: unknown, init: RequestInit | undefined][] = [];
  const download = createDeskDownload({
    session: { token: () => 'a-token' },
    fetch: async (url, init) => {
      asked.push([url, init]);
      return answer;
    },
  });
  return { asked, file: download(adminDownloads.customers, input) };
}

describe('a table that is downloaded', () => {
  it('is asked for as the list shows it, and kept under the name that it came with', async () => {
    const { asked, file } = downloadAnswered(
      new Response('Name\r\n', {
        headers: { 'content-disposition': 'attachment; filename="customers-disabled.csv"' },
      }),
    );
    expect((await file).name).toBe('customers-disabled.csv');
    expect(await (await file).text()).toBe('Name\r\n');
    expect(asked[0]?.[0]).toBe(
      '/api/v1/admin/customers/download?sort=createdAt&order=DESC&state=disabled',
    );
    expect(asked[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a-token' });
  });

  it('is nothing at all when it breaks off', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('Name\r\nAsha'));
        controller.error(new Error('gone'));
      },
    });
    const caught = await downloadAnswered(new Response(pieces)).file.catch((error) => error);
    expect(failureCode(caught)).toBe('network');
  });

  it('says why it was refused', async () => {
    const body = JSON.stringify({ success: false, code: 'downloads_busy' });
    const caught = await downloadAnswered(new Response(body, { status: 503 })).file.catch(
      (error) => error,
    );
    expect(failureText(caught)).toMatch(/^Two tables are being downloaded already/);
  });
});
