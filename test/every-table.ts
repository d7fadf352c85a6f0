import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { storePhoto } from '#db/platform/photos.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { insertSnackOrder } from '#db/snacks/orders.ts';
import { countOrdered } from '#db/snacks/stock.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import type { DB } from '#db/types.ts';
import { DETAIL_NAMES, deliveryAddress, NO_DETAILS } from '#domain/account/delivery-address.ts';
import {
  buildAddress,
  buildBroadcast,
  buildCustomerWithoutEmail,
  buildImport,
  buildMember,
  buildSheetImport,
  buildStaff,
} from './factories.ts';
import { buildDish, buildPost, buildWeek, entryOf } from './site-factories.ts';
import { buildSnack } from './snack-factories.ts';
import { buildOffer, buildSubscription } from './tiffin-factories.ts';

const AWKWARD = 'a tab \t, a line\nand another\r\n, \\. and \\N, "quotes", \u{1F35B} શાક';
const AWKWARD_ADDRESS = deliveryAddress(AWKWARD, {
  ...NO_DETAILS,
  ...Object.fromEntries(DETAIL_NAMES.map((name) => [name, AWKWARD])),
});

/**
 * Writes at least one row into every table, text that is awkward to copy among them. Answers a
 * subscription with three credits available and two reserved.
 */
export async function fillEveryTable(
  db: Kysely<DB>,
  now: Temporal.Instant,
): Promise<{ id: string }> {
  await seedIfEmpty(db, now);
  await buildOffer(db);
  await buildImport(db, { taken_back_at: now, taken_back_by: AWKWARD });
  await buildSheetImport(db, { wrote: JSON.stringify({ things: [{ name: AWKWARD }] }) });
  const staff = await buildStaff(db);
  const ended = await buildSubscription(db, {
    status: 'cancelled',
    end_reason: AWKWARD,
    pay_back_due_cents: 4796,
  });
  const built = await buildSubscription(db, {
    customer: { id: ended.customer_id },
    credits: 5,
    standing_note: AWKWARD,
    address: AWKWARD_ADDRESS,
    pause_from: '2026-12-21',
    paused_until: '2026-12-31',
    paused_by: 'customer',
    renews: ended.id,
  });
  const customer = { id: built.customer_id };
  await buildBroadcast(
    db,
    [{ customer_id: customer.id, way: 'by_hand', told_at: now, told_by: AWKWARD }],
    { text: AWKWARD },
  );
  const member = await buildMember(db, customer.id, {
    name: AWKWARD,
    allergies: AWKWARD,
    removed_at: now,
  });
  const order = await db
    .insertInto('tiffin_orders')
    .values({
      member_id: member.id,
      member_name: member.name,
      number: sql<string>`next_number('TF', 2026)`,
      subscription_id: built.id,
      customer_id: customer.id,
      status: 'scheduled',
      delivery_day: '2026-11-20',
      slot: '14:00-15:00',
      quantity: 2,
      credits_held: 2,
      address: AWKWARD_ADDRESS,
      address_key: 'awkward',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tiffin_order_steps')
    .values({ order_id: order.id, at: now, actor: 'customer', action: 'skip', reason: AWKWARD })
    .execute();
  await runTransaction(db, (tx) =>
    appendCreditEntries(
      tx,
      [
        {
          subscriptionId: built.id,
          orderId: order.id,
          kind: 'reserve',
          availableChange: -2,
          reservedChange: 2,
          actor: 'customer',
          reason: 'schedule',
          key: `reserve:${order.id}`,
        },
      ],
      now,
    ),
  );
  await db
    .insertInto('usual_bookings')
    .values({
      subscription_id: built.id,
      version: 1,
      entries: JSON.stringify([{ weekday: 1, deliveryAddress: AWKWARD }]),
    })
    .execute();
  await orderSnacks(db, customer.id, now);
  await askForCatering(db, customer.id, now);
  await tellOfTheKitchen(db);
  const one = { customer_id: customer.id };
  await buildAddress(db, { ...one, label: AWKWARD.slice(0, 40), address: AWKWARD_ADDRESS });
  await db
    .insertInto('sessions')
    .values({ ...one, expires_at: now })
    .execute();
  await db
    .insertInto('password_resets')
    .values({ ...one, token_hash: 'the hash of a reset link', expires_at: now })
    .execute();
  await db
    .insertInto('account_invitations')
    .values({ ...one, token_hash: 'the hash of an invitation', expires_at: now })
    .execute();
  await db
    .insertInto('customer_steps')
    .values({ ...one, action: 'sign-out', reason: AWKWARD, actor: 'Meera', at: now })
    .execute();
  const written = await buildCustomerWithoutEmail(db);
  const [one_id = '', other_id = ''] = [written.id, one.customer_id].sort();
  await db.insertInto('doubles').values({ one_id, other_id, shares: 'phone' }).execute();
  await db.insertInto('told_apart').values({ one_id, other_id, at: now, actor: 'Meera' }).execute();
  await db
    .insertInto('mail_choices')
    .values({ ...one, choice: 'promotions', is_on: true, at: now, how: 'settings' })
    .execute();
  await db
    .insertInto('merged_accounts')
    .values({ ...one, id: randomUUID(), at: now })
    .execute();
  await db
    .insertInto('staff_passkeys')
    .values({
      ...{ id: 'p', staff_id: staff.id, name: AWKWARD, public_key: Buffer.from([0, 255]) },
      ...{ counter: 0, transports: ['usb', 'nfc'], created_at: now },
    })
    .execute();
  await db
    .insertInto('staff_recovery_codes')
    .values({ code_hash: 'h', staff_id: staff.id })
    .execute();
  await db
    .insertInto('staff_pending_steps')
    .values({ token_hash: 'h', staff_id: staff.id, purpose: 'totp', expires_at: now })
    .execute();
  await db
    .insertInto('limited_calls')
    .values({ caller_hash: 'h', count: 1, ends_at: now })
    .execute();
  await db
    .insertInto('sign_in_failures')
    .values({ audience: 'staff', email: 'e', address: 'a' })
    .execute();
  await db
    .insertInto('sign_in_addresses')
    .values({ audience: 'staff', email: 'e', address: 'a' })
    .execute();
  await db
    .insertInto('payments')
    .values({
      subscription_id: built.id,
      amount_cents: 100,
      method: 'cash',
      received_day: '2026-11-18',
    })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      caller: 'c',
      endpoint: 'e',
      key: 'the hash of a key',
      body_hash: 'b',
      status: 201,
      answer: AWKWARD,
    })
    .execute();
  const mail = { kind: 'welcome', to_address: 'a@b.example', details: JSON.stringify({ AWKWARD }) };
  await db
    .insertInto('mails')
    .values([mail, { ...mail, status: 'sent', sent_at: now }, { ...mail, kind: 'password_reset' }])
    .execute();
  await db
    .insertInto('audit_log')
    .values({ actor: 'Meera', staff_id: staff.id, action: 'a', resource: 'r' })
    .execute();
  const step = await db
    .insertInto('desk_steps')
    .values({
      staff_id: staff.id,
      actor: 'Meera',
      access: 'driver',
      at: now,
      undo_until: now,
      action: 'prepare',
      resource: 'tiffin-orders',
      things: JSON.stringify([{ id: order.id, label: AWKWARD }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('desk_step_changes')
    .values({ step_id: step.id, relation: 'mails', after: JSON.stringify({ AWKWARD }) })
    .execute();
  await db
    .insertInto('opt_outs')
    .values({ phone: '+14165550142', channel: 'sms', at: now })
    .execute();
  await db
    .insertInto('opt_ins')
    .values({ phone: '+14165550142', channel: 'whatsapp', at: now })
    .execute();
  await db
    .insertInto('gateway_days')
    .values({ channel: 'sms', day: '2026-11-18', segments: 3 })
    .execute();
  await db
    .insertInto('phone_codes')
    .values({
      ...{ customer_id: customer.id, phone: '+14165550142', code_hash: 'a hash' },
      ...{ created_at: now, expires_at: now },
    })
    .execute();
  await db.insertInto('clock_marks').values({ name: 'nightly', done_through: now }).execute();
  await db
    .insertInto('ledger_alarms')
    .values({ subscription_id: built.id, details: '{}' })
    .execute();
  await db
    .insertInto('reminders')
    .values({ kind: 'delivery', about: customer.id, part: '2026-11-20', reminded_at: now })
    .execute();
  await db
    .insertInto('skip_links')
    .values({ token_hash: 's', order_id: order.id, delivery_day: '2026-11-20' })
    .execute();
  await db.insertInto('page_views').values({ day: '2026-11-18', page: '/' }).execute();
  await db
    .insertInto('page_view_months')
    .values({ month: '2026-10-01', page: '/', views: 7 })
    .execute();
  await db.insertInto('google_tokens').values({ token_hash: 'g', expires_at: now }).execute();
  await db.insertInto('secrets').values({ name: 'signing', value: 'the key that signs' }).execute();
  return built;
}

/** A quoted inquiry with a payment, what opens it, and a code that was asked for. */
async function askForCatering(db: Kysely<DB>, customerId: string, at: Temporal.Instant) {
  const { id } = await db
    .insertInto('catering_inquiries')
    .values({
      number: sql<string>`next_number('CI', 2026)`,
      customer_id: customerId,
      event_type: 'other',
      event_type_other: AWKWARD,
      event_day: '2027-06-12',
      event_times: ['lunch'],
      event_clock: '12:30',
      guest_diets: JSON.stringify({ veg: 80 }),
      dietary_preferences: ['veg'],
      catering_services: ['other'],
      guests: 80,
      location: AWKWARD,
      cuisine_type: 'any',
      first_name: 'Asha',
      last_name: 'Patel',
      email: 'asha@example.com',
      phone: '+19055550123',
      plan: JSON.stringify({ name: AWKWARD }),
      choices: '[]',
      menu: '[]',
      base_cents: 1,
      extras_cents: 0,
      delivery_cents: 0,
      tax_basis_points: 0,
      tax_cents: 0,
      total_cents: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('catering_inquiry_steps')
    .values({ inquiry_id: id, status: 'pending', at, actor: 'customer', note: AWKWARD })
    .execute();
  await db
    .insertInto('catering_quotes')
    .values({
      inquiry_id: id,
      version: 1,
      guests: 80,
      menu: '[]',
      lines: '[]',
      subtotal_cents: 1,
      tax_basis_points: 0,
      tax_cents: 0,
      total_cents: 1,
      note: AWKWARD,
      valid_until: '2026-12-02',
      sent_at: at,
      sent_by: 'staff',
    })
    .execute();
  await db
    .insertInto('payments')
    .values({ inquiry_id: id, amount_cents: 1, method: 'cash', received_day: '2026-11-18' })
    .execute();
  await db
    .insertInto('inquiry_access')
    .values({ token_hash: 't', inquiry_id: id, expires_at: at })
    .execute();
  await db
    .insertInto('email_codes')
    .values({ email: 'asha@example.com', address: 'a', expires_at: at })
    .execute();
}

/** A planned dish, a post, and a message. */
async function tellOfTheKitchen(db: Kysely<DB>) {
  const dish = await buildDish(db, { description: AWKWARD, tags: [AWKWARD] });
  await buildWeek(db, { 1: [entryOf(dish, { servedTo: ['jain'] })] }, '2026-11-16');
  await buildPost(db, { markdown: AWKWARD });
  await db
    .insertInto('contact_messages')
    .values({ name: AWKWARD, email: 'asha@example.com', subject: 's', message: AWKWARD })
    .execute();
}

/** An order of two of a snack with a photo, counted for its day. */
async function orderSnacks(db: Kysely<DB>, customerId: string, at: Temporal.Instant) {
  await runTransaction(db, async (tx) => {
    const small = Buffer.from(AWKWARD);
    const large = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const photoId = await storePhoto(tx, { small, large, width: 960, height: 640 }, at);
    const snack = await buildSnack(tx, {
      description: AWKWARD,
      tags: [AWKWARD, ''],
      photo_id: photoId,
    });
    await countOrdered(tx, '2026-11-20', [{ snackId: snack.id, quantity: 2 }]);
    const order = await insertSnackOrder(tx, {
      year: 2026,
      customerId,
      deliveryType: 'delivery',
      day: '2026-11-20',
      time: '14:00',
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '+19055550123',
      address: AWKWARD_ADDRESS,
      addressChecked: false,
      specialInstructions: AWKWARD,
      price: { subtotal: 1798, deliveryFee: 100, taxAmount: 247, total: 2145 },
      items: [
        {
          snack_id: snack.id,
          name: snack.name,
          unit: snack.unit,
          quantity: 2,
          price_cents: 899,
          delivery_charge_cents: 50,
          tax_basis_points: 1300,
          items_cents: 1798,
          delivery_cents: 100,
          tax_cents: 247,
          special_instructions: AWKWARD,
        },
      ],
      actor: 'customer',
      at,
    });
    await tx
      .insertInto('snack_order_moves')
      .values({
        order_id: order.id,
        at,
        actor: 'staff',
        reason: AWKWARD,
        from_day: '2026-11-19',
        from_time: '14:00',
        to_day: '2026-11-20',
        to_time: '14:00',
      })
      .execute();
  });
}
