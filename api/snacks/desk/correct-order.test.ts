import { describe, expect, it } from 'vitest';
import { adminSnackOrders, type SnackOrderCorrection } from '#contract/snacks/desk-orders.ts';
import { type SnackOrderStatus, snackOrders } from '#contract/snacks/orders.ts';
import { DAY_AFTER, reason, useCorrections } from '#test/corrections.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const here = useCorrections();
const { goes, services, mailsOf } = here;

describe('a snack order, corrected', () => {
  type Step = 'confirm' | 'prepare' | 'ready' | 'deliver' | 'fail' | 'cancel';
  const HANDED_OVER = ['confirm', 'prepare', 'ready', 'deliver'] as const;

  async function ordered({ way = HANDED_OVER as readonly Step[], delivery = false } = {}) {
    const snack = await buildSnack(services.db, { daily_limit: 2, name: 'Khandvi' });
    const buy = () =>
      here.customer.call(snackOrders.place, {
        body: {
          ...snackOrderOf({ snackId: snack.id, quantity: 2 }),
          ...(delivery && {
            delivery_type: 'delivery' as const,
            customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
          }),
        },
      });
    const { data: order } = await buy();
    const id = order.id;
    for (const action of way) {
      services.clock.set(services.clock.now().add({ minutes: 1 }));
      await here.staff.call(adminSnackOrders.act, {
        params: { id, action },
        body: { anyTime: true, reason: 'As it was' },
      });
    }
    const correct = (correction: SnackOrderCorrection, from: SnackOrderStatus) =>
      here.staff.call(adminSnackOrders.correct, {
        params: { id },
        body: { correction, from, reason },
      });
    const sold = async () =>
      (
        await services.db
          .selectFrom('snack_days')
          .where('snack_id', '=', snack.id)
          .select('ordered')
          .executeTakeFirst()
      )?.ordered;
    return { id, order, snack, buy, correct, sold };
  }

  it.each<[SnackOrderCorrection, readonly Step[], SnackOrderStatus, SnackOrderStatus, number]>([
    ['still-here', HANDED_OVER, 'delivered', 'ready', 2],
    ['being-made', HANDED_OVER, 'delivered', 'preparing', 2],
    ['not-begun', ['confirm', 'prepare', 'ready'], 'ready', 'confirmed', 2],
    ['not-confirmed', ['confirm'], 'confirmed', 'pending', 2],
    ['called-off', HANDED_OVER, 'delivered', 'cancelled', 0],
    ['taken-up', ['confirm', 'cancel'], 'cancelled', 'confirmed', 2],
  ])('%s after %s, with its stock', async (correction, way, from, to, counted) => {
    const { correct, sold, id } = await ordered({ way });
    const { data } = await correct(correction, from);
    expect(data).toMatchObject({ status: to });
    expect(await sold()).toBe(counted);
    // The timeline has nothing that it did not reach.
    const { data: read } = await here.staff.call(adminSnackOrders.read, { params: { id } });
    expect(read.steps.map(({ status }) => status)).toContain(to);
    expect(read.steps.map(({ status }) => status)).not.toContain(from);
    expect(await mailsOf()).toHaveLength(1);
  });

  it('is owed for again when it was handed over after all, on a day that is over', async () => {
    const { correct, sold } = await ordered({ way: ['cancel'] });
    services.clock.set(DAY_AFTER);
    const { data } = await correct('handed-over', 'cancelled');
    expect(data).toMatchObject({ status: 'delivered', cancelReason: null });
    expect(data.balance.owed).toBe(data.totalAmount);
    expect(await sold()).toBe(2);
    expect((await mailsOf())[0]?.changes).toEqual([
      'It is picked up; we had it as cancelled.',
      expect.stringMatching(/^C\$[\d.]+ is to be paid\.$/),
    ]);
  });

  it('counts once when it was cancelled after it came back from the door', async () => {
    const way = ['confirm', 'prepare', 'ready', 'fail', 'cancel'] as const;
    const { correct, sold } = await ordered({ way, delivery: true });
    expect(await sold()).toBe(2);
    await correct('taken-up', 'cancelled');
    expect(await sold()).toBe(2);
  });

  it('counts once, however often it is called off and handed over after it came back', async () => {
    const way = ['confirm', 'prepare', 'ready', 'fail', 'deliver'] as const;
    const { correct, sold } = await ordered({ way, delivery: true });
    services.clock.set(DAY_AFTER);
    for (const [correction, from] of [
      ['called-off', 'delivered'],
      ['handed-over', 'cancelled'],
      ['called-off', 'delivered'],
    ] as const) {
      services.clock.set(services.clock.now().add({ minutes: 1 }));
      expect((await correct(correction, from)).status).toBe(200);
      expect(await sold()).toBe(2);
    }
  });

  it('is refused when the last ones were sold, and says what to do', async () => {
    const { correct, buy, sold } = await ordered({ way: ['cancel'] });
    expect((await buy()).status).toBe(201);
    const refused = await correct('taken-up', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'correction_sold_out']);
    expect(refused.message).toContain('The last Khandvi');
    expect(await sold()).toBe(2);
  });

  it('is refused the same on its own day, and no longer once that is over', async () => {
    const { order, correct, buy, sold } = await ordered({ way: ['cancel'] });
    await buy();
    services.clock.set(`${order.delivery_time.slice(0, 10)}T14:00:00Z`);
    expect((await correct('taken-up', 'cancelled')).code).toBe('correction_sold_out');
    services.clock.set(DAY_AFTER);
    expect((await correct('handed-over', 'cancelled')).data.status).toBe('delivered');
    expect(await sold()).toBe(4);
  });

  it('fails at a door only when it was brought to one', async () => {
    const pickup = await ordered();
    expect((await pickup.correct('not-handed-over', 'delivered')).code).toBe(
      'correction_does_not_fit',
    );
    const brought = await ordered({ delivery: true });
    const { data } = await brought.correct('not-handed-over', 'delivered');
    expect(data).toMatchObject({ status: 'undelivered', failReason: reason });
  });

  it('can be undone itself, with its stock', async () => {
    const { correct } = await ordered();
    await goes(() => correct('called-off', 'delivered'));
    await goes(() => correct('not-begun', 'delivered'));
  });
});
