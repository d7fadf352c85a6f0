import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catering } from '#contract/catering/catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { useApp } from '#test/app.ts';
import { buildCatering, holding, inquiryOf, quotedInquiry } from '#test/catering-factories.ts';

const services = useApp();

const acceptOf = (id: string) => ({ params: { id, version: 1 } });

const everythingKept = async () =>
  JSON.stringify(await services.db.selectFrom('idempotency_keys').selectAll().execute());

describe('the kept answer to an inquiry that was sent', () => {
  it('holds no token, and is given out with the same one to whoever sends the same again', async () => {
    const { planId } = await buildCatering(services.db);
    const send = (idempotencyKey: string, body = inquiryOf(planId)) =>
      services.visitor.call(catering.create, { body }, { idempotencyKey });
    const body = inquiryOf(planId);
    const key = randomUUID();
    const first = await send(key, body);
    const again = await send(key, body);
    expect(again.text).toBe(first.text);
    expect(first.data.token).toMatch(/^[\w-]{43}$/);
    expect(await everythingKept()).not.toContain(first.data.token);
    const read = { params: { id: first.data.id } };
    const opened = await services.visitor.call(
      cateringInquiries.read,
      read,
      holding(again.data.token),
    );
    expect(opened.status).toBe(200);
  });

  it('brings another token for another key, another body and another day', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId);
    const key = randomUUID();
    const send = async (idempotencyKey: string, sent = body) =>
      (await services.visitor.call(catering.create, { body: sent }, { idempotencyKey })).data.token;
    const tokens = [
      await send(key),
      await send(randomUUID()),
      await send(randomUUID(), inquiryOf(planId)),
    ];
    const now = services.clock.now();
    services.clock.set(now.add({ hours: 24 }));
    tokens.push(await send(key));
    services.clock.set(now);
    expect(new Set(tokens).size).toBe(4);
  });
});

describe('a key with which a quote was accepted', () => {
  it('shows the inquiry to nobody who has not proved that it is theirs', async () => {
    const { id, token } = await quotedInquiry(services);
    const idempotencyKey = 'accept-1';
    const accept = (headers = {}) =>
      services.visitor.call(cateringInquiries.acceptQuote, acceptOf(id), {
        idempotencyKey,
        ...headers,
      });
    const accepted = await accept(holding(token));
    expect(accepted.status).toBe(200);
    expect(await accept()).toMatchObject({ status: 401, code: 'verification_required' });
    expect((await accept(holding(token))).text).toBe(accepted.text);
  });

  it('shows it no more once the proof is over', async () => {
    const { id, token } = await quotedInquiry(services);
    const accept = () =>
      services.visitor.call(cateringInquiries.acceptQuote, acceptOf(id), {
        idempotencyKey: 'accept-2',
        ...holding(token),
      });
    expect((await accept()).status).toBe(200);
    await services.db
      .updateTable('inquiry_access')
      .set({ expires_at: services.clock.now() })
      .where('inquiry_id', '=', id)
      .execute();
    expect(await accept()).toMatchObject({ status: 401, code: 'verification_required' });
  });

  it('cannot be used up by a stranger, and is free for another inquiry', async () => {
    const [one, other] = [await quotedInquiry(services), await quotedInquiry(services)];
    const accept = (id: string, headers = {}) =>
      services.visitor.call(cateringInquiries.acceptQuote, acceptOf(id), {
        idempotencyKey: 'accept-3',
        ...headers,
      });
    expect((await accept(one.id)).status).toBe(401);
    expect((await accept(one.id, holding(other.token))).status).toBe(401);
    expect((await accept(one.id, holding(one.token))).status).toBe(200);
    expect((await accept(other.id, holding(other.token))).status).toBe(200);
  });
});
