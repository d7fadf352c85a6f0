import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookDueRecurringOrders } from '#api/tiffin/recurring-booking/book-due-recurring-orders.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { household } from '#contract/account/household.ts';
import { listHousehold } from '#db/account/household-members.ts';

import { listLowOnCredits, listUnpaid } from '#db/account/reminders.ts';

import { type Client, useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { countAll, customerOf, person, plansOf, takeBack, write } from '#test/import-kit.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

describe('taking an import back', () => {
  const withPattern = async (owner: Client) => {
    const { group } = await buildOffer(services.db);
    const row = person({ plan: group.name, tiffinsLeft: '9', pattern: 'Mon-Fri' });
    const { data } = await write(owner, [row]);
    return { row, id: data.id };
  };
  const bookDue = () =>
    bookDueRecurringOrders({
      db: services.db,
      now: services.clock.now(),
      log: services.services.log,
    });

  it('leaves nothing of it, nor of what its patterns have booked, and says so', async () => {
    const owner = await services.asStaff();
    await bookDue();
    const before = await countAll(services.db);
    const { id } = await withPattern(owner);
    expect(await bookDue()).toBeGreaterThan(0);
    const { status, data } = await takeBack(owner, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, takenBackBy: expect.any(String) });
    expect(await countAll(services.db)).toEqual(before);
    expect((await takeBack(owner, id)).code).toBe('import_taken_back');
  });

  it('is refused once something was built on it, and says on whom', async () => {
    const owner = await services.asStaff();
    const { row, id } = await withPattern(owner);
    const customer = await customerOf(services.db, row.email ?? '');
    await owner.call(adminCustomers.signOut, {
      params: { id: customer.id },
      body: { reason: 'A lost phone' },
    });
    const after = await countAll(services.db);
    const refused = await takeBack(owner, id);
    expect(refused).toMatchObject({ status: 409, code: 'import_built_on' });
    expect(refused.message).toContain(row.name ?? '');
    expect(await countAll(services.db)).toEqual(after);
  });

  it('takes household members along, but nobody whom somebody has changed or booked for', async () => {
    const owner = await services.asStaff();
    const known = await buildCustomer(services.db);
    const member = (name: string) =>
      person({
        ...{ name: `${known.first_name} ${known.last_name}`, email: known.email ?? '' },
        ...{ member: name, allergies: 'Sesame', decision: 'same_person' },
      });
    const before = await countAll(services.db);
    const { data } = await write(owner, [member('Nani'), member('Kabir')]);
    expect(data.counts).toMatchObject({ customers: 0, members: 2 });
    const [, kabir] = await listHousehold(services.db, known.id);
    const customer = await services.asCustomer(known);
    const body = { name: 'Kabir', diet: 'jain' as const, allergies: '' };
    await customer.call(household.change, { params: { id: kabir?.id ?? '' }, body });
    expect((await takeBack(owner, data.id)).status).toBe(200);
    const left = await listHousehold(services.db, known.id);
    expect(left).toMatchObject([{ name: 'Kabir', diet: 'jain' }]);
    expect(await countAll(services.db)).toEqual(before);

    const again = (await write(owner, [member('Nani')])).data;
    const nani = (await listHousehold(services.db, known.id)).find(({ name }) => name === 'Nani');
    await buildSubscription(services.db, {
      ...{ customer: known, member_id: nani?.id ?? null, member_name: 'Nani' },
    });
    expect(await takeBack(owner, again.id)).toMatchObject({ code: 'import_built_on' });
  });

  it('is still possible when the clock has confirmed what a pattern booked', async () => {
    const owner = await services.asStaff();
    const { id } = await withPattern(owner);
    await bookDue();
    await sql`UPDATE tiffin_orders SET status = 'confirmed' WHERE booked_by_usual`.execute(
      services.db,
    );
    expect((await takeBack(owner, id)).status).toBe(200);
  });

  it('is refused where somebody known has booked a tiffin of it by hand', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const known = await buildCustomer(services.db, { phone: '+14165559902' });
    const row = person({
      ...{ email: known.email, name: 'Asha Patel', plan: group.name, tiffinsLeft: '3' },
      decision: 'same_person',
    });
    const { data } = await write(owner, [row]);
    const [plan] = await plansOf(services.db, known.id);
    await sql`INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day,
        slot, quantity, credits_held, address, address_key, usual_day)
      VALUES ('TF-2026-9991', ${plan?.id}, ${known.id}, 'scheduled', '2026-11-25', '18:00-19:00', 1, 1,
        ${JSON.stringify(plan?.address)}::jsonb, 'door', '2026-11-25')`.execute(services.db);
    expect((await takeBack(owner, data.id)).code).toBe('import_built_on');
  });

  it('reminds nobody that the credits of an import run low, or that they owe', async () => {
    const owner = await services.asStaff();
    const { group } = await buildOffer(services.db);
    const row = person({ plan: group.name, tiffinsLeft: '2', owed: '30' });
    await write(owner, [row]);
    const customer = await customerOf(services.db, row.email ?? '');
    const later = services.clock.now().add({ hours: 24 * 10 });
    const low = { atMost: 2, leastTiffins: 5, bookedUntil: '2026-12-01' };
    const [plan] = await plansOf(services.db, customer.id);
    expect(await listLowOnCredits(services.db, low, 100)).not.toContain(plan?.id);
    const unpaid = { stage: 'approved', since: later } as const;
    expect(await listUnpaid(services.db, unpaid, 100)).not.toContain(plan?.id);
  });

  it('lets the patterns of an import book in silence the first time', async () => {
    const owner = await services.asStaff();
    const { row } = await withPattern(owner);
    await bookDue();
    const customer = await customerOf(services.db, row.email ?? '');
    const mails = services.db.selectFrom('mails').where('customer_id', '=', customer.id);
    expect(await mails.selectAll().execute()).toEqual([]);
  });

  it('keeps the ledger of everything else append-only', async () => {
    const owner = await services.asStaff();
    await withPattern(owner);
    await expect(services.db.deleteFrom('credit_entries').execute()).rejects.toThrow('append-only');
  });
});
