import { describe, expect, it } from 'vitest';
import { accounts, TERMS_VERSION } from '#contract/account/accounts.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { type Client, useApp } from '#test/app.ts';
import { holding, sentInquiry } from '#test/catering-factories.ts';
import { buildCustomer } from '#test/factories.ts';

const services = useApp();

const ask = (email: string, ip = '10.9.0.1') =>
  services.visitor.call(emailCodes.ask, { body: { email } }, { ip });

const confirm = (email: string, code: string, client = services.visitor, askings?: string[]) =>
  client.call(emailCodes.confirm, { body: { email, code, askings } });

/** Asks for a code in a browser of one's own: what proves the asking, and the code. */
async function askedHere(email: string, ip?: string): Promise<{ asking: string; code: string }> {
  const { data } = await ask(email, ip);
  await makeCodes();
  const code = (await codeFor(email)) ?? 'none';
  services.clock.set(services.clock.now().add({ seconds: 1 }));
  return { asking: data.asking, code };
}

/** The code that an address was sent; undefined when none was. */
async function codeFor(email: string): Promise<string | undefined> {
  const mail = await services.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('kind', '=', 'email_code')
    .orderBy('created_at', 'desc')
    .select('details')
    .executeTakeFirst();
  return (mail?.details as { code?: string } | undefined)?.code;
}

/** Makes the code without sending its mail, which would forget it. */
async function makeCodes(): Promise<void> {
  const { sendEmailCode } = await import('./request-code.ts');
  const open = await services.db
    .selectFrom('email_codes')
    .where('code_hash', 'is', null)
    .select('id')
    .execute();
  for (const { id } of open)
    await sendEmailCode({ id }, {
      db: services.db,
      now: services.clock.now(),
    } as Parameters<typeof sendEmailCode>[1]);
}

async function askedCode(email: string): Promise<string> {
  await ask(email);
  await makeCodes();
  return (await codeFor(email)) ?? 'none';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code for an address', () => {
  it('opens all inquiries of the address, in any browser, for a day', async () => {
    const { email } = await sentInquiry(services);
    await sentInquiry(services, { email });
    const { status, data } = await confirm(email, await askedCode(email));
    expect(status).toBe(200);
    const list = () =>
      services.visitor.call(
        cateringInquiries.listByCustomer,
        { params: { id: email }, query: { page: 1, limit: 50 } },
        holding(data.token),
      );
    expect((await list()).data).toHaveLength(2);
    const now = services.clock.now();
    services.clock.set(now.add({ hours: 24 }));
    expect(await list()).toMatchObject({ status: 401, code: 'verification_required' });
    services.clock.set(now);
  });

  it('is sent to nobody who has not written, and asked for in the same words', async () => {
    const { email } = await sentInquiry(services);
    const known = await ask(email);
    const unknown = await ask('nobody@example.com');
    await makeCodes();
    expect(await codeFor(email)).toMatch(/^\d{6}$/);
    expect(await codeFor('nobody@example.com')).toBeUndefined();
    expect(unknown.status).toBe(known.status);
    expect(unknown.text.replace(unknown.data.asking, '')).toBe(
      known.text.replace(known.data.asking, '').replaceAll(email, 'nobody@example.com'),
    );
    expect(unknown.data.asking).toHaveLength(known.data.asking.length);
  });

  it('that is wrong five times is over, also when the right one comes then', async () => {
    const { email } = await sentInquiry(services);
    const code = await askedCode(email);
    const answers: (string | undefined)[] = [];
    for (let tried = 0; tried < 5; tried++) answers.push((await confirm(email, wrong(code))).code);
    expect(answers).toEqual([...Array(4).fill('code_wrong'), 'code_ended']);
    expect(await confirm(email, code)).toMatchObject({ status: 422, code: 'code_ended' });
  });

  it('counts tries that come all at once', async () => {
    const { email } = await sentInquiry(services);
    const code = await askedCode(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(email, wrong(code))),
    );
    expect(answers.filter((one) => one.code === 'code_wrong')).toHaveLength(4);
    expect(await confirm(email, code)).toMatchObject({ code: 'code_ended' });
  });

  it('goes the same way for an address that was sent nothing', async () => {
    await ask('stranger@example.com', '10.9.0.7');
    await makeCodes();
    const answers: (string | undefined)[] = [];
    for (let tried = 0; tried < 6; tried++)
      answers.push((await confirm('stranger@example.com', '123456')).code);
    expect(answers).toEqual([...Array(4).fill('code_wrong'), 'code_ended', 'code_ended']);
  });

  it('works once, and for ten minutes', async () => {
    const { email } = await sentInquiry(services);
    const code = await askedCode(email);
    expect(await confirm(email, code)).toMatchObject({ status: 200 });
    expect(await confirm(email, code)).toMatchObject({ code: 'code_ended' });
    const next = await askedCode(email);
    const now = services.clock.now();
    services.clock.set(now.add({ minutes: 10 }));
    expect(await confirm(email, next)).toMatchObject({ code: 'code_ended' });
    services.clock.set(now);
  });

  it('works beside another one that was asked for since', async () => {
    const { email } = await sentInquiry(services);
    const [first, second] = [await askedHere(email), await askedHere(email, '10.9.0.2')];
    expect(await confirm(email, first.code)).toMatchObject({ status: 200 });
    expect(await confirm(email, second.code)).toMatchObject({ status: 200 });
  });

  it('shares its tries with every other one that lives', async () => {
    const { email } = await sentInquiry(services);
    const { asking: one, code } = await askedHere(email);
    const { asking: other } = await askedHere(email);
    const tried = () => confirm(email, wrong(code), services.visitor, [one, other]);
    for (let tries = 0; tries < 4; tries++)
      expect(await tried()).toMatchObject({ code: 'code_wrong' });
    expect(await tried()).toMatchObject({ code: 'code_ended' });
    expect(await confirm(email, code, services.visitor, [one, other])).toMatchObject({
      code: 'code_ended',
    });
  });

  it('is neither ended nor used up by a stranger', async () => {
    const { email } = await sentInquiry(services);
    const { asking, code } = await askedHere(email);
    for (const ip of ['10.9.3.1', '10.9.3.2', '10.9.3.3']) {
      const stranger = await askedHere(email, ip);
      for (let tries = 0; tries < 6; tries++)
        await confirm(email, wrong(code), services.visitor, [stranger.asking]);
    }
    expect(await confirm(email, code)).toMatchObject({ status: 422 });
    expect(await confirm(email, code, services.visitor, [asking])).toMatchObject({ status: 200 });
  });

  it('is compared with ten guesses at most, however many ask and from wherever', async () => {
    const { email } = await sentInquiry(services);
    const own = await askedHere(email);
    for (let asked = 0; asked < 8; asked++) {
      const { asking } = await askedHere(email, `10.9.4.${asked}`);
      for (const askings of [[asking], [own.asking], undefined])
        for (let tries = 0; tries < 6; tries++)
          await confirm(email, wrong(own.code), services.visitor, askings);
    }
    const { tries, asker_tries } = await services.db
      .selectFrom('email_codes')
      .where('email', '=', email)
      .orderBy('created_at')
      .select(['tries', 'asker_tries'])
      .executeTakeFirstOrThrow();
    expect({ tries, asker_tries }).toEqual({ tries: 5, asker_tries: 5 });
  });

  it('is not made endlessly: four in a quarter of an hour from one network', async () => {
    const email = 'often@example.com';
    for (let asked = 0; asked < 4; asked++)
      expect(await ask(email, '10.9.1.1')).toMatchObject({ status: 202 });
    const refused = await ask(email, '10.9.1.1');
    expect(refused).toMatchObject({ status: 429, code: 'too_many_codes' });
    expect(refused.headers['retry-after']).toBe('300');
    expect(await ask(email, '10.9.1.2')).toMatchObject({ status: 202 });
  });

  it('can be had at the account’s own network however often strangers ask', async () => {
    const { email } = await buildCustomer(services.db, { email_verified_at: services.clock.now() });
    await services.db
      .insertInto('sign_in_addresses')
      .values({ audience: 'customer', email, address: '10.9.6.1' })
      .execute();
    for (let asked = 0; asked < 12; asked++)
      expect(await ask(email, `10.9.5.${asked}`)).toMatchObject({ status: 202 });
    expect(await ask(email, '10.9.6.2')).toMatchObject({ status: 429, code: 'too_many_codes' });
    expect(await ask(email, '10.9.6.1')).toMatchObject({ status: 202 });
  });

  it('is not made endlessly for an account that only claims the address', async () => {
    const email = 'squatted@example.com';
    const body = {
      ...{ first_name: 'Asha', last_name: 'Patel', mobile_number: '+19055550123', address: null },
      ...{ email, password: 'Methi-Thepla-7', terms_version: TERMS_VERSION },
    };
    const { data } = await services.visitor.call(accounts.register, { body }, { ip: '10.9.9.1' });
    const askAs = (client: Client, ip: string) =>
      client.call(emailCodes.ask, { body: { email } }, { ip });
    const stranger = services.as(data.token);
    for (let asked = 0; asked < 12; asked++)
      expect(await askAs(stranger, `10.9.10.${asked}`)).toMatchObject({ status: 202 });
    expect(await askAs(stranger, '10.9.11.1')).toMatchObject({ code: 'too_many_codes' });
    expect(await askAs(services.visitor, '10.9.9.1')).toMatchObject({ code: 'too_many_codes' });

    await services.db
      .updateTable('customers')
      .set({ email_verified_at: services.clock.now() })
      .where('email', '=', email)
      .execute();
    expect(await askAs(stranger, '10.9.11.1')).toMatchObject({ status: 202 });
    expect(await askAs(services.visitor, '10.9.9.1')).toMatchObject({ status: 202 });
  });

  it('is not made endlessly: 48 a day for one address', async () => {
    const email = 'daily@example.com';
    const now = services.clock.now();
    for (let asked = 0; asked < 48; asked++) {
      services.clock.set(now.add({ minutes: asked * 6 }));
      expect(await ask(email, `10.9.7.${asked}`)).toMatchObject({ status: 202 });
    }
    services.clock.set(now.add({ hours: 6 }));
    expect(await ask(email, '10.9.8.1')).toMatchObject({ status: 429, code: 'too_many_codes' });
    services.clock.set(now);
  });

  it('verifies the address of the account that is signed in, and of no other', async () => {
    const account = await buildCustomer(services.db);
    const customer = await services.asCustomer(account);
    const verified = async () => {
      const row = await services.db
        .selectFrom('customers')
        .where('id', '=', account.id)
        .select('email_verified_at')
        .executeTakeFirstOrThrow();
      return row.email_verified_at !== null;
    };
    const { email: another } = await sentInquiry(services);
    await confirm(another, await askedCode(another), customer);
    expect(await verified()).toBe(false);
    await confirm(account.email, await askedCode(account.email), customer);
    expect(await verified()).toBe(true);
  });

  it('is kept as a hash alone', async () => {
    const { email } = await sentInquiry(services);
    const code = await askedCode(email);
    const rows = await services.db
      .selectFrom('email_codes')
      .where('email', '=', email)
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});
