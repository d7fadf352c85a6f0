import { beforeEach, describe, expect, it } from 'vitest';
import { contact } from '#contract/site/contact.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildMessage, messageOf } from '#test/site-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('contact_messages').execute();
  await services.db.deleteFrom('mails').execute();
  staff = await services.asStaff();
});

const send = (
  change: Record<string, unknown> = {},
  by: Client = services.visitor,
  ip = '10.0.0.1',
) => by.call(contact.send, { body: messageOf(change) }, { ip });

const stored = () => services.db.selectFrom('contact_messages').selectAll().execute();

const mails = () =>
  services.db.selectFrom('mails').select(['kind', 'to_address', 'details']).execute();

describe('a message to the kitchen', () => {
  it('waits at the desk, and the kitchen’s own address is told', async () => {
    const answered = await send({ email: 'asha@example.com' });
    expect([answered.status, answered.message]).toEqual([
      201,
      "Message sent successfully! We'll get back to you soon.",
    ]);
    expect(await stored()).toMatchObject([
      { status: 'waiting', email: 'asha@example.com', customer_id: null },
    ]);
    expect(await mails()).toMatchObject([
      { kind: 'contact_message', to_address: 'hello@dabba-kitchen.example.com' },
    ]);
  });

  it('is known to be a customer’s when they are signed in', async () => {
    const customer = await services.asCustomer();
    await send({}, customer);
    expect(await stored()).toMatchObject([{ customer_id: customer.id }]);
  });

  it.each([
    ['name', ''],
    ['subject', ' '],
    ['message', undefined],
    ['email', ''],
  ])('needs its %s', async (field, value) => {
    const { status, errors } = await services.visitor.send(
      'POST',
      '/api/v1/contact',
      { ...messageOf(), [field]: value },
      { idempotencyKey: crypto.randomUUID(), ip: '10.0.0.2' },
    );
    expect([status, errors?.[0]]).toEqual([422, { field, message: 'Please fill in all fields' }]);
    expect(await stored()).toEqual([]);
  });

  it('from a robot is refused and leaves nothing', async () => {
    const answered = await send({ website: 'https://pills.example' });
    expect([answered.status, answered.code]).toEqual([422, 'not_human']);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('is taken once when it is sent twice with one key', async () => {
    const [body, options] = [messageOf(), { idempotencyKey: crypto.randomUUID(), ip: '10.0.0.3' }];
    const answers = await Promise.all([
      services.visitor.call(contact.send, { body }, options),
      services.visitor.call(contact.send, { body }, options),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
  });

  it('is the last of five from one address a day', async () => {
    const email = 'busy@example.com';
    for (let sent = 0; sent < 5; sent++)
      expect((await send({ email }, services.visitor, `10.1.0.${sent}`)).status).toBe(201);
    const sixth = await send({ email }, services.visitor, '10.1.0.9');
    expect([sixth.status, sixth.code]).toEqual([429, 'too_many_messages']);
    services.clock.set(TEST_NOW.add({ hours: 25 }));
    expect((await send({ email }, services.visitor, '10.1.0.10')).status).toBe(201);
  });

  it('is none of more than five when many come at once', async () => {
    const email = 'together@example.com';
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send({ email }, services.visitor, `10.2.0.${at}`)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('is taken from a customer whatever strangers have sent from their address', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send({ email: 'asha@example.com' });
    const customer = await services.asCustomer();
    expect((await send({ email: 'asha@example.com' }, customer)).status).toBe(201);
    for (let sent = 0; sent < 4; sent += 1) await send({}, customer);
    expect((await send({}, customer)).code).toBe('too_many_messages');
  });
});

describe('at the desk', () => {
  const own = async () => ({ params: { id: (await buildMessage(services.db)).id } });

  const act = (params: { id: string }, action: 'mark_answered' | 'dismiss' | 'reopen') =>
    staff.call(adminContactMessages.act, { params: { ...params, action } });

  it('a message is answered by mail to its own address, and says when and by whom', async () => {
    const { params } = await own();
    const { data } = await staff.call(adminContactMessages.answer, {
      params,
      body: { answer: 'We do, from Monday.' },
    });
    expect(data).toMatchObject({
      status: 'answered',
      answer: 'We do, from Monday.',
      answeredAt: TEST_NOW.toString(),
      actions: ['answer', 'reopen'],
    });
    expect(await mails()).toMatchObject([{ kind: 'contact_answer', to_address: data.email }]);
  });

  it('is answered once however often the button is pressed', async () => {
    const { params } = await own();
    const options = { idempotencyKey: crypto.randomUUID() };
    const input = { params, body: { answer: 'We do.' } };
    await Promise.all([
      staff.call(adminContactMessages.answer, input, options),
      staff.call(adminContactMessages.answer, input, options),
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('is marked, dismissed and taken up again, each only where it makes sense', async () => {
    const { params } = await own();
    expect((await act(params, 'reopen')).code).toBe('action_not_allowed');
    expect((await act(params, 'dismiss')).data.status).toBe('dismissed');
    expect((await act(params, 'mark_answered')).code).toBe('action_not_allowed');
    const reopened = (await act(params, 'reopen')).data;
    expect([reopened.status, reopened.answeredAt]).toEqual(['waiting', null]);
    expect((await act(params, 'mark_answered')).data).toMatchObject({
      status: 'answered',
      answer: null,
    });
  });

  it('keeps a note that nobody else reads', async () => {
    const { params } = await own();
    const body = { internalNote: 'Called back' };
    const { data } = await staff.call(adminContactMessages.updateNotes, { params, body });
    expect(data.internalNote).toBe('Called back');
  });

  it('is forgotten a year after it was done with, and one that waits is not', async () => {
    const [done, waiting] = [await own(), await own()];
    await act(done.params, 'dismiss');
    await send();
    await services.db.updateTable('mails').set({ created_at: TEST_NOW }).execute();
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 364 }));
    expect(await stored()).toHaveLength(3);
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 366 }));
    expect((await stored()).map(({ id }) => id)).toContain(waiting.params.id);
    expect([(await stored()).length, await mails()]).toEqual([2, []]);
  });

  it('tells the log that something was written, not what', async () => {
    const { params } = await own();
    await staff.call(adminContactMessages.answer, { params, body: { answer: 'A secret' } });
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', params.id)
      .selectAll()
      .execute();
    expect(JSON.stringify(log)).not.toContain('secret');
    expect(log).toHaveLength(1);
  });
});
