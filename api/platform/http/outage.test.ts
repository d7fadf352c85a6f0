import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveLinkPictures } from '#api/site/link-pictures/serve-link-pictures.ts';
import { serveSite } from '#api/site/machines/serve-site.ts';
import { accounts } from '#contract/account/accounts.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { plans } from '#contract/money/plans.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { booking } from '#test/access/scene.ts';
import { TEST_NOW, type TestApp, testApp } from '#test/app.ts';
import { type BreakableDatabase, breakable } from '#test/breakable-database.ts';
import { refuseWrites } from '#test/full-disk.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import type { InProcessCall } from './call.ts';

let services: TestApp;
/** As pages are given it. */
let call: InProcessCall;
let door: BreakableDatabase;

beforeAll(async () => {
  services = await testApp({
    parts: [
      serveSite,
      serveLinkPictures,
      (_app, _house, given) => {
        call = given;
      },
    ],
    through: async (url) => {
      door = await breakable(url);
      return door.url;
    },
  });
});

/** As PostgreSQL says it with XX000. */
const QUOTA = 'could not extend file "base/16384/16402": Disk quota exceeded';

const search = (words: string) => ({
  page: 1,
  limit: 5,
  sort_by: 'name' as const,
  sort_order: 'ASC' as const,
  search: words,
});

afterAll(async () => {
  await services.close();
  await door.close();
});

describe('a database that goes away', () => {
  it('makes quick 503s, leaves what is in memory, and needs no restart when it comes back', async () => {
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer });
    const read = () => services.visitor.call(plans.listPublic, { query: {} });
    const before = await read();
    const key = { idempotencyKey: randomUUID() };
    const book = () =>
      customer.call(tiffinOrders.schedule, { body: booking(subscription.id) }, key);
    expect(await customer.call(accounts.userInfo, {})).toMatchObject({ status: 200 });

    await door.takeAway();
    const asked = performance.now();
    for (const answer of [
      await customer.call(accounts.userInfo, {}),
      await book(),
      await services.visitor.call(accounts.login, {
        body: { email: 'asha@example.com', password: 'Methi-Thepla-7' },
      }),
    ]) {
      expect(answer).toMatchObject({
        status: 503,
        code: 'unavailable',
        message: 'Service temporarily unavailable. Please try again later.',
      });
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect((await read()).text).toBe(before.text);
    expect(await services.visitor.send('GET', '/readyz')).toMatchObject({ status: 503 });
    expect(await services.visitor.send('GET', '/healthz')).toMatchObject({ status: 200 });
    await expect(services.pageCall(kitchen.weeklyTiming, {})).rejects.toMatchObject({
      name: 'ApiError',
      status: 503,
    });

    await door.bringBack();
    expect(await customer.call(accounts.userInfo, {})).toMatchObject({ status: 200 });
    expect(await book()).toMatchObject({ status: 201 });
    expect(await services.visitor.send('GET', '/readyz')).toMatchObject({ status: 200 });
    await services.contentSettled();
  });

  it('never takes away what was read before, however often it comes and goes', async () => {
    const urls = ['/api/v1/plan-groups/public', '/blogs/feed.xml', '/sitemap.xml'];
    const read = async () =>
      (await Promise.all(urls.map((url) => services.visitor.send('GET', url)))).map(
        ({ status, text }) => [status, text],
      );
    const before = await read();
    expect(before.map(([status]) => status)).toEqual([200, 200, 200]);
    for (let outage = 0; outage < 10; outage++) {
      await door.takeAway();
      expect(await read()).toEqual(before);
      const heard = Promise.withResolvers<void>();
      services.services.contentChanges.onContentChange(() => heard.resolve());
      await door.bringBack();
      // Anything may have changed meanwhile, and the next outage begins before anybody reads it.
      await heard.promise;
      services.clock.set(services.clock.now().add({ hours: 24 }));
    }
    await door.takeAway();
    expect(await read()).toEqual(before);
    await door.bringBack();
    services.clock.set(TEST_NOW);
    await services.contentSettled();
  });

  it('takes away no list that was read before ever so many searches', async () => {
    const lists = ['/api/v1/plan-groups/public', '/api/v1/public/snack'];
    const read = () => Promise.all(lists.map((url) => services.visitor.send('GET', url)));
    const before = await read();
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    for (let asked = 0; asked < 600; asked++) {
      const { status } = await services.visitor.send('GET', `${lists[1]}?search=dish%20${asked}`);
      expect(status).toBe(200);
    }
    await door.takeAway();
    services.services.snapshots.forgetAll();
    expect((await read()).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    await door.bringBack();
    await services.contentSettled();
  });

  it('leaves pages the lists and searches that were read before, and tells them', async () => {
    let told = 0;
    const { orLast } = call;
    const read = () => {
      const inPage = orLast(() => {
        told += 1;
      });
      return Promise.all([
        inPage(plans.listPublic, { query: {} }),
        inPage(snacks.list, { query: search('dhokla') }),
      ]);
    };
    const before = await read();
    expect(told).toBe(0);
    await door.takeAway();
    services.services.snapshots.forgetAll();
    expect(await read()).toEqual(before);
    expect(told).toBe(2);
    for (const reading of [
      call(plans.listPublic, { query: {} }),
      orLast(() => {})(snacks.list, { query: search('never read') }),
    ])
      await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 503 });
    await door.bringBack();
    await services.contentSettled();
  });

  it('takes away no picture of a link that was looked at before', async () => {
    const { slug } = await buildSnack(services.db);
    await services.contentSettled();
    const names = ['home', `snacks/${slug}`];
    const look = () =>
      Promise.all(
        names.map((name) => services.app.inject({ url: `/link-pictures/${name}.png` })),
      ).then((seen) => seen.map(({ statusCode, headers }) => [statusCode, headers.etag]));
    const before = await look();
    expect(before.map(([status]) => status)).toEqual([200, 200]);
    await door.takeAway();
    services.services.snapshots.forgetAll();
    expect(await look()).toEqual(before);
    await door.bringBack();
    await services.contentSettled();
  });

  it('is not waited for when it is frozen, by who asks for what was read before', async () => {
    const read = () => services.visitor.send('GET', '/api/v1/plan-groups/public');
    const before = await read();
    services.services.snapshots.forgetAll();
    door.freeze();
    const askedAt = performance.now();
    expect((await read()).text).toBe(before.text);
    expect(performance.now() - askedAt).toBeLessThan(4_000);
    door.thaw();
    await expect.poll(() => services.visitor.send('GET', '/readyz')).toMatchObject({ status: 200 });
  });

  it('makes 503s of what is served beside the API, too', async () => {
    await door.takeAway();
    for (const url of [
      '/.well-known/security.txt',
      '/manifest.webmanifest',
      '/link-pictures/blog/dal.png',
    ]) {
      expect([url, await services.visitor.send('GET', url)]).toMatchObject([
        url,
        { status: 503, code: 'unavailable', headers: { 'retry-after': '2' } },
      ]);
    }
    await door.bringBack();
    expect(await services.visitor.send('GET', '/manifest.webmanifest')).toMatchObject({
      status: 200,
    });
    await services.contentSettled();
  });

  it.each([
    ['53100', 'storage_full', 'Nothing can be saved at the moment. Please try again later.'],
    ['XX000', 'storage_full', 'Nothing can be saved at the moment. Please try again later.'],
    ['53200', 'unavailable', 'Service temporarily unavailable. Please try again later.'],
    ['58030', 'unavailable', 'Service temporarily unavailable. Please try again later.'],
    ['57014', 'unavailable', 'Service temporarily unavailable. Please try again later.'],
  ])(
    'is not there for what it refuses with %s, and takes it when that is over',
    async (sqlState, code, message) => {
      const customer = await services.asCustomer();
      const subscription = await buildSubscription(services.db, { customer });
      const key = { idempotencyKey: randomUUID() };
      const book = () =>
        customer.call(tiffinOrders.schedule, { body: booking(subscription.id) }, key);
      const takeBack = await refuseWrites(services.db, 'tiffin_orders', sqlState, 'true', QUOTA);
      expect(await book()).toMatchObject({
        status: 503,
        code,
        message,
        headers: { 'retry-after': '2' },
      });
      await takeBack();
      expect(await book()).toMatchObject({ status: 201 });
    },
  );

  it('in the middle of a transaction leaves nothing half done, and the same submit ends it', async () => {
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer });
    const key = { idempotencyKey: randomUUID() };
    const book = () =>
      customer.call(tiffinOrders.schedule, { body: booking(subscription.id) }, key);
    for (let wait = 0; wait < 8; wait++) {
      const booked = book();
      // Another moment of the transaction each time.
      await new Promise((resolve) => setTimeout(resolve, wait));
      await door.takeAway();
      expect([201, 503]).toContain((await booked).status);
      await door.bringBack();
    }
    expect(await book()).toMatchObject({ status: 201 });
    const orders = await services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', subscription.id)
      .selectAll()
      .execute();
    expect(orders).toHaveLength(1);
  });
});
