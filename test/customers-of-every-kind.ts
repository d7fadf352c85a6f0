import { runTransaction } from '#db/platform/transaction.ts';
import { insertRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import { DEFAULT_CUSTOMER_SETTINGS, withChange } from '#domain/account/customer-settings.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { TEST_NOW, type TestApp } from './app.ts';
import {
  buildAddress,
  buildCustomer,
  buildCustomerWithoutEmail,
  buildMember,
} from './factories.ts';
import { buildSubscription } from './tiffin-factories.ts';

/** Customers of every kind, with what a year at the desk has left of them. */
export async function addCustomersOfEveryKind({ db }: TestApp): Promise<void> {
  const offers = await db
    .selectFrom('plan_groups')
    .innerJoin('plan_variants', 'plan_variants.plan_group_id', 'plan_groups.id')
    .where('plan_type', '=', 'tiffin')
    .orderBy('plan_groups.name')
    .orderBy('billing_cycle')
    .select(['name', 'plan_group_id', 'plan_variants.id', 'billing_cycle'])
    .execute();
  const [offer] = offers;
  const otherOffer = offers.find(
    ({ name, billing_cycle }) => name !== offer?.name && billing_cycle !== offer?.billing_cycle,
  );
  const address = deliveryAddress('18 Simcoe Street North, Oshawa, ON L1G 4S1', {
    unitNumber: '4B',
    entryCode: '0042',
    doorNote: 'Side door, "ring twice"',
  });
  const plan = async (customer: { id: string }, values: object) =>
    buildSubscription(db, {
      customer,
      plan_name: offer?.name ?? '',
      plan_group_id: offer?.plan_group_id ?? null,
      plan_variant_id: offer?.id ?? null,
      billing_cycle: offer?.billing_cycle ?? 'weekly',
      address,
      ...values,
    });
  const asha = await buildCustomer(db, {
    phone: '+19055550160',
    address,
    diet: 'jain',
    allergies: 'Peanuts; sesame',
    standing_note: '=less spicy',
    internal_note: 'Pays late,\nbut pays',
    customer_note: 'Welcome back',
    birthday: '02-29',
    tags: ['VIP', 'pays monthly', 'west, by the lake'],
    address_label: 'Home',
    settings: JSON.stringify(
      withChange(DEFAULT_CUSTOMER_SETTINGS, {
        notifications: { promotions: true, orderUpdates: false, sms: true },
        privacy: { analytics: false },
        preferences: { theme: 'dark' },
      }),
    ),
  });
  await addWhatTheyHaveSaid(db, asha);
  const at = (second: number) => ({ created_at: TEST_NOW.add({ seconds: second }) });
  for (const [place, doorNote] of ['', null, 'Ask for Jaya'].entries())
    await buildAddress(db, {
      ...{ customer_id: asha.id, label: ['Work', '', 'Nani’s'][place] ?? '', ...at(place) },
      address: deliveryAddress(`${place + 1} Bond Street, Oshawa, ON L1G 1B2`, {
        ...{ unitNumber: place === 0 ? '1/2' : '', entryCode: place === 1 ? '007' : '', doorNote },
      }),
    });
  const own = {
    diet: 'jain' as const,
    allergies: 'Peanuts; sesame',
    standing_note: '=less spicy',
    customer_phone: '+19055550160',
  };
  const running = await plan(asha, { ...own, credits: 9 });
  await runTransaction(db, (tx) =>
    insertRecurringBooking(
      tx,
      running.id,
      [
        { weekday: 1, deliveryTimeSlot: '18:00-19:00', quantity: 1, deliveryAddress: null },
        {
          weekday: 3,
          deliveryTimeSlot: '14:00-15:00',
          quantity: 2,
          deliveryAddress: '4 King St, Ajax',
        },
      ],
      'customer',
      TEST_NOW,
    ),
  );
  await plan(asha, {
    ...own,
    credits: 4,
    status: 'paused',
    paused_until: '2026-12-24',
    paused_by: 'staff',
    end_day: '2027-01-31',
    special_instructions: 'Ring twice,\nthen wait',
    customer_note: 'Thank you',
    internal_note: '=half price',
  });
  await plan(asha, { ...own, credits: 0, status: 'completed', ...OWED });
  const members = await db
    .insertInto('household_members')
    .values(
      ['Nani', 'Kabir'].map((name, at) => ({
        ...{ customer_id: asha.id, name, created_at: TEST_NOW.add({ seconds: at }) },
        ...(at === 0 ? { diet: 'swaminarayan' as const, allergies: 'Sesame' } : {}),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const nani = members.find(({ name }) => name === 'Nani');
  await plan(asha, {
    ...{ customer_phone: own.customer_phone, standing_note: 'Soft rotli' },
    ...{ member_id: nani?.id, member_name: 'Nani', diet: 'swaminarayan', allergies: 'Sesame' },
    ...{ credits: 6, pause_from: '2026-12-07', paused_until: '2026-12-11', paused_by: 'customer' },
  });
  // Brought elsewhere, and cooked otherwise, than their profile says.
  const leela = await buildCustomer(db, {
    ...{ first_name: 'Leela', phone: '+19055550161', diet: 'jain', allergies: 'Milk' },
    ...{
      address: deliveryAddress('4 King Street, Ajax, ON L1S 2H5'),
      internal_note: 'By the lake',
    },
  });
  await plan(leela, {
    ...{
      customer_name: 'Leela Patel',
      customer_phone: '+19055550161',
      diet: 'vegetarian',
      allergies: 'Milk; mustard',
    },
    ...{ credits: 5, pause_from: '2026-12-14', paused_until: null, paused_by: 'customer' },
  });
  const weekly = await plan(leela, {
    ...{ plan_name: otherOffer?.name, plan_group_id: otherOffer?.plan_group_id },
    ...{ plan_variant_id: otherOffer?.id, billing_cycle: otherOffer?.billing_cycle },
    ...{ address: deliveryAddress('7 Bond Street, Oshawa'), credits: 2, end_day: '2026-12-31' },
    // A plan that names less than its customer cannot eat is taken over with all of that.
    allergies: 'Milk',
  });
  await runTransaction(db, (tx) =>
    insertRecurringBooking(
      tx,
      weekly.id,
      [{ weekday: 5, deliveryTimeSlot: '18:00-19:00', quantity: 1, deliveryAddress: null }],
      'staff',
      TEST_NOW,
    ),
  );
  await buildMember(db, leela.id, { name: 'Meera', allergies: 'Mustard' });
  await db
    .insertInto('mail_choices')
    .values({
      ...{ customer_id: leela.id, choice: 'email', is_on: true, at: TEST_NOW, how: 'phone' },
      ...{ told_on: '2026-11-01', actor: 'Omkar' },
    })
    .execute();
  // What no sheet has: what waits, was ended, taken out or erased.
  await plan(leela, { status: 'pending_approval' });
  await plan(leela, { status: 'cancelled', end_reason: 'They moved away' });
  await buildMember(db, leela.id, { name: 'Dada', removed_at: TEST_NOW });
  await buildCustomer(db, { ...{ first_name: 'Nobody', phone: null }, erased_at: TEST_NOW });
  await buildCustomerWithoutEmail(db, { phone: '+447700900123', wished_channel: 'whatsapp' });
  await buildCustomerWithoutEmail(db, {
    ...{ first_name: 'Jaya Ben', phone: '+19055550163', wished_channel: 'paper' },
    ...{ deletion_asked_at: TEST_NOW, deletion_day: '2026-12-18' },
  });
  const ravi = await buildCustomer(db, { first_name: 'Ravi', phone: null, address: null });
  await buildAddress(db, { customer_id: ravi.id, address: deliveryAddress('9 Elm Street, Ajax') });
  await buildCustomer(db, {
    ...{ first_name: 'Omkar', phone: '+19055550164', disabled_at: TEST_NOW },
    ...{ settings: JSON.stringify({ notifications: { push: false, email: false } }) },
  });
}

/** What is still to be paid for a plan that is used up. */
const OWED = {
  price_cents: 3000,
  subtotal_cents: 3000,
  tax_basis_points: 0,
  tax_cents: 0,
  total_cents: 3000,
};

/** What somebody has said about mails, and to what they have said STOP. */
async function addWhatTheyHaveSaid(
  db: TestApp['db'],
  { id, phone }: { id: string; phone: string | null },
): Promise<void> {
  const on = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
  const said = { customer_id: id, choice: 'promotions' as const };
  await db
    .insertInto('mail_choices')
    .values([
      { ...said, is_on: true, at: on('2026-09-01'), how: 'settings' },
      { ...said, is_on: false, at: on('2026-10-02'), how: 'unsubscribe_link' },
      {
        ...{ ...said, is_on: true, at: on('2026-11-05'), how: 'paper' },
        ...{ told_on: '2026-11-03', actor: 'Meera' },
      },
      { ...said, choice: 'orderUpdates', is_on: false, at: on('2026-11-06'), how: 'settings' },
    ])
    .execute();
  const stop = { phone: phone ?? '' };
  await db
    .insertInto('opt_outs')
    .values([
      { ...stop, channel: 'sms', at: on('2026-11-07') },
      { ...stop, channel: 'whatsapp', at: on('2026-11-08'), noted_by: 'Meera' },
      { phone: '+447700900123', channel: 'sms', at: on('2026-11-09') },
    ])
    .execute();
}
