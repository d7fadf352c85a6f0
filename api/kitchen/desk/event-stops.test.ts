import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { acceptedInquiry } from '#test/catering-factories.ts';

const services = useApp();
const TODAY = '2026-11-18';

beforeEach(async () => {
  await services.db.updateTable('catering_inquiries').set({ event_day: '2026-12-24' }).execute();
});

/** An agreed event of today, changed as it is given, and who drives. */
async function eventToday(change: Record<string, unknown> = {}) {
  const { id } = await acceptedInquiry(services);
  await services.db
    .updateTable('catering_inquiries')
    .set({
      event_day: TODAY,
      event_clock: '12:00',
      catering_services: ['self_serve_delivery'],
      location: 'Lakeview Pavilion, 50 Lake Street, Oshawa, ON L1H 1A1',
      internal_note: 'They haggle',
      ...change,
    })
    .where('id', '=', id)
    .execute();
  const { driver, chief } = await setScene(services);
  const seen = async () => (await driver.call(deliveries.list, {})).data.events;
  return { id, driver, chief, seen };
}

describe('an event that food is brought to', () => {
  it('is a stop for whoever drives: by when, where, whom to meet, what to bring and to collect', async () => {
    const { id, driver } = await eventToday();
    const row = await services.db
      .selectFrom('catering_inquiries')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { data, text } = await driver.call(deliveries.list, {});
    expect(data.events).toEqual([
      {
        id,
        number: row.number,
        event: expect.any(String),
        clock: '12:00',
        service: 'Self-serve, delivered',
        guests: row.guests,
        name: `${row.first_name} ${row.last_name}`,
        phone: row.phone,
        address: 'Lakeview Pavilion, 50 Lake Street, Oshawa, ON L1H 1A1',
        area: 'L1H',
        bring: (row.menu as { item: string; quantity: number; unit: string }[]).map(
          ({ item, quantity, unit }) => ({ item, quantity, unit }),
        ),
        toCollect: row.owed_cents,
        collected: [],
        isDone: false,
      },
    ]);
    expect(row.owed_cents).toBeGreaterThan(0);
    expect(text).not.toMatch(/@|haggle|price|total|quote/i);
  });

  it('is none where it is only picked up, not agreed, or on another day', async () => {
    const { id, seen } = await eventToday({ catering_services: ['self_serve_pickup'] });
    expect(await seen()).toEqual([]);
    const set = (change: object) =>
      services.db.updateTable('catering_inquiries').set(change).where('id', '=', id).execute();
    await set({ catering_services: ['self_serve_pickup', 'rental_equipment'] });
    expect(await seen()).toHaveLength(1);
    for (const status of ['pending', 'contacted', 'quoted', 'cancelled']) {
      await set({ status });
      expect(await seen()).toEqual([]);
    }
    await set({ status: 'completed' });
    expect(await seen()).toMatchObject([{ isDone: true }]);
    await set({ event_day: '2026-11-19' });
    expect(await seen()).toEqual([]);
  });

  it('comes before all others while its time is not agreed, and is on paper, too', async () => {
    await eventToday({ event_clock: '09:00' });
    const { chief, seen } = await eventToday({ event_clock: null });
    expect((await seen()).map(({ clock }) => clock)).toEqual([null, '09:00']);
    const { data } = await chief.call(deliveries.onDay, { params: { date: TODAY } });
    expect(data.events).toHaveLength(2);
  });
});
