import { sql } from 'kysely';
import { sendEmailCode } from '#api/account/request-code.ts';
import type { Job } from '#api/platform/queues/job.ts';
import { accounts } from '#contract/account/accounts.ts';
import { addresses } from '#contract/account/addresses.ts';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import { household } from '#contract/account/household.ts';
import { profile } from '#contract/account/profile.ts';
import { catering } from '#contract/catering/catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { contact } from '#contract/site/contact.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import type { Answered, Client, TestApp } from '#test/app.ts';
import { buildCatering, inquiryOf, quoteOf } from '#test/catering-factories.ts';
import { buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';
import type { Markers } from './markers.ts';

export const PASSWORD = 'Dal-und-Roti-1';

export type Life = { id: string; email: string; client: Client; seed: number };

/** The answer of a call that must succeed. */
function done<T>(answered: Answered<T>): T {
  if (!answered.success) throw new Error(answered.text);
  return answered.data;
}

/** The code that an address was sent, read before its mail forgets it. */
export async function codeFor(
  services: TestApp,
  email: string,
  by: Client = services.visitor,
  ip = '10.88.0.1',
) {
  done(await by.call(emailCodes.ask, { body: { email } }, { ip }));
  const open = await services.db
    .selectFrom('email_codes')
    .where('code_hash', 'is', null)
    .select('id')
    .execute();
  const ctx = { db: services.db, now: services.clock.now() } as Parameters<Job>[1];
  for (const { id } of open) await sendEmailCode({ id }, ctx);
  const mail = await services.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('kind', '=', 'email_code')
    .where('status', '=', 'queued')
    .orderBy('created_at', 'desc')
    .select('details')
    .executeTakeFirstOrThrow();
  return (mail.details as { code: string }).code;
}

/**
 * Somebody lives with the kitchen for a while, through its API: registers, forgets the password,
 * subscribes, books, skips, cancels, orders snacks, asks for catering and writes messages, and the
 * desk writes its notes. Every text that can be typed is a marker. `seed` keeps the photos of several
 * people apart.
 */
export async function liveALife(services: TestApp, mark: Markers, seed: number): Promise<Life> {
  const owner = await services.asStaff(await buildStaff(services.db, { role: 'owner' }));
  const email = `${mark.word('account e-mail')}@example.com`;
  const home = `12 ${mark.word('profile address')} Street, Oshawa, ON L1G 4S8`;
  const register = {
    first_name: mark.word('first name'),
    last_name: mark.word('last name'),
    email,
    password: PASSWORD,
    mobile_number: mark.phone('account phone'),
    address: home,
    terms_version: '2026-11-22',
  };
  const where = {
    ip: mark.network('sign-in network'),
    headers: { 'user-agent': `Browser ${mark.word('user agent')}` },
  };
  const { user, token } = done(
    await services.visitor.call(accounts.register, { body: register }, where),
  );
  const client = services.as(token);
  const life = { id: user.id, email, client, seed };

  await proveAndForget(services, life, mark);
  await eatTiffins(services, life, owner, mark);
  // The first plan brings its allergies to the profile; these are what snacks are cooked by.
  await describeThemselves(client, mark, { home, seed });
  await eatSnacks(services, life, owner, mark);
  await askForCatering(services, life, owner, mark);
  await writeMessages(services, life, owner, mark);
  done(
    await owner.call(adminCustomers.update, {
      params: { id: life.id },
      body: {
        firstName: register.first_name,
        lastName: register.last_name,
        phone: register.mobile_number,
        address: home,
        diet: 'jain',
        allergies: mark.word('allergies at the desk'),
        standingNote: mark.word('standing note'),
        customerNote: mark.word('customer note'),
        internalNote: mark.word('internal note of the customer'),
        tags: [mark.word('internal tag')],
        birthday: '12-04',
      },
    }),
  );
  // A plan has words of its own besides those of the profile, and of whom it is for.
  await services.db
    .updateTable('subscriptions')
    .set({ allergies: mark.word('allergies of the subscription') })
    .where('customer_id', '=', life.id)
    .execute();
  const params = { id: life.id };
  const reason = mark.word('reason for disabling');
  done(await owner.call(adminCustomers.disable, { params, body: { reason, pausePlans: false } }));
  done(await owner.call(adminCustomers.enable, { params, body: { reason } }));
  await services.runJobs();
  await leaveThingsWaiting(services, life, mark);
  const { token: next } = done(
    await services.visitor.call(accounts.login, { body: { email, password: PASSWORD } }, where),
  );
  return { ...life, client: services.as(next) };
}

/** A proved address, wrong passwords, and a forgotten one. */
async function proveAndForget(services: TestApp, { email, client }: Life, mark: Markers) {
  const code = await codeFor(services, email, client, mark.network('network of the codes'));
  done(await client.call(emailCodes.confirm, { body: { email, code } }));
  const wrong = { email, password: 'not-the-right-1' };
  const ip = mark.network('network of wrong passwords');
  await services.visitor.call(accounts.login, { body: wrong }, { ip });
  done(await services.visitor.call(accounts.forgotPassword, { body: { email } }, { ip }));
}

async function describeThemselves(
  client: Client,
  mark: Markers,
  { home, seed }: { home: string; seed: number },
) {
  const { data } = await client.call(accounts.userInfo, {});
  done(
    await client.call(profile.update, {
      body: {
        first_name: data.first_name,
        last_name: data.last_name,
        phone: data.phone,
        address: home,
        diet: 'jain',
        allergies: mark.word('allergies'),
        standing_note: '',
      },
    }),
  );
  const file = await photoFile({ seed });
  done(await client.call(profile.setPhoto, { body: { file: file.toString('base64') } }));
  const label = mark.word('address label');
  const address = `3 ${mark.word('saved address')} Avenue, Whitby, ON L1N 1A1`;
  done(
    await client.call(addresses.add, {
      body: {
        label,
        address,
        unitNumber: mark.word('unit saved'),
        entryCode: mark.word('code saved'),
        doorNote: mark.word('note for the door of an address'),
      },
    }),
  );
  const [own] = done(await client.call(addresses.list, {}));
  const doorNote = mark.word('note for the door of the profile');
  done(
    await client.call(addresses.change, {
      params: { id: own?.id ?? '' },
      body: {
        label: own?.label ?? '',
        address: home,
        unitNumber: mark.word('unit home'),
        entryCode: mark.word('code home'),
        doorNote,
      },
    }),
  );
  done(await client.call(customerSettings.save, { body: { notifications: { promotions: true } } }));
}

async function eatTiffins(services: TestApp, { client }: Life, owner: Client, mark: Markers) {
  const { group, variant } = await buildOffer(services.db, { tiffin_count: 20 });
  const subscribed = done(
    await client.call(subscriptions.subscribe, {
      body: {
        customerName: mark.word('name in the subscription'),
        customerEmail: `${mark.word('e-mail in the subscription')}@example.com`,
        customerPhone: mark.phone('phone in the subscription'),
        customerAddress: `5 ${mark.word('address of the subscription')} Road, Oshawa, ON L1G 4S8`,
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: 'weekly',
        startDate: '2026-11-19',
        specialInstructions: mark.word('instructions of the subscription'),
        unitNumber: mark.word('unit plan'),
        entryCode: mark.word('code plan'),
        doorNote: mark.word('note for the door of the subscription'),
        diet: 'jain',
        allergies: 'Sesame',
        standingNote: mark.word('standing note of the subscription'),
        currency: 'CAD',
      },
    }),
  );
  const { id, totalAmount: amount } = subscribed;
  const params = { id };
  const [member] = done(
    await client.call(household.add, {
      body: {
        name: mark.word('name of a household member'),
        diet: 'jain',
        allergies: mark.word('allergies of a household member'),
      },
    }),
  );
  const memberId = member?.id ?? null;
  done(
    await owner.call(adminSubscriptions.approve, {
      params,
      body: {
        payment: {
          amount,
          method: 'interac',
          reference: mark.word('payment reference'),
          receivedDay: '2026-11-18',
          note: mark.word('note of the payment'),
        },
        customerNote: mark.word('customer note of the subscription'),
        internalNote: mark.word('internal note of the subscription'),
      },
    }),
  );
  const reason = mark.word('reason of the credits');
  done(
    await owner.call(adminSubscriptions.adjustCredits, { params, body: { credits: 2, reason } }),
  );
  const book = async (day: string, name: string) =>
    done(
      await client.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: id,
          deliveryDate: day,
          deliveryTimeSlot: '17:00-18:00',
          quantity: 1,
          deliveryAddress: `7 ${mark.word(`address of the ${name} tiffin`)} Way, Oshawa, ON L1G 4S8`,
          specialInstructions: mark.word(`instructions of the ${name} tiffin`),
          unitNumber: mark.word(`unit ${name}`),
          entryCode: mark.word(`code ${name}`),
          doorNote: mark.word(`note for the door of the ${name} tiffin`),
          memberId: name === 'third' ? memberId : undefined,
        },
      }),
    );
  const cancelled = await book('2026-11-23', 'first');
  const skipped = await book('2026-11-24', 'second');
  await book('2026-11-25', 'third');
  const noted = await book('2026-11-26', 'fourth');
  done(
    await client.call(tiffinOrders.cancel, {
      params: { id: cancelled.id },
      body: { reason: mark.word('reason of cancelling'), withoutCredit: false },
    }),
  );
  const skipReason = mark.word('reason of skipping');
  done(await client.call(tiffinOrders.skip, { body: { orderId: skipped.id, reason: skipReason } }));
  done(
    await owner.call(adminTiffinOrders.act, {
      params: { id: noted.id, action: 'skip' },
      body: {
        reason: mark.word('reason of the kitchen'),
        customerNote: mark.word('customer note of the tiffin'),
        internalNote: mark.word('internal note of the tiffin'),
      },
    }),
  );
  done(await client.call(subscriptions.changeMember, { params, body: { memberId } }));
  done(
    await client.call(recurringBooking.save, {
      params,
      body: {
        entries: [
          {
            weekday: 1,
            deliveryTimeSlot: '17:00-18:00',
            quantity: 1,
            deliveryAddress: `9 ${mark.word('address of the usual')} Lane, Oshawa, ON L1G 4S8`,
          },
        ],
        leftovers: 'keep',
      },
    }),
  );
}

async function eatSnacks(services: TestApp, { client }: Life, owner: Client, mark: Markers) {
  const snack = await buildSnack(services.db);
  const [item] = snackOrderOf({ snackId: snack.id, quantity: 2 }).items;
  const order = (name: string) => ({
    ...snackOrderOf(),
    customer_name: mark.word(`name in the ${name} snack order`),
    customer_email: `${mark.word(`e-mail in the ${name} snack order`)}@example.com`,
    customer_phone: mark.phone(`phone in the ${name} snack order`),
    customer_address: `1 ${mark.word(`address of the ${name} snack order`)} Court, Oshawa, ON L1G 4S8`,
    delivery_type: 'delivery' as const,
    special_instructions: mark.word(`instructions of the ${name} snack order`),
    unit_number: mark.word(`unit s ${name}`),
    entry_code: mark.word(`code s ${name}`),
    door_note: mark.word(`note for the door of the ${name} snack order`),
    items: item ? [{ ...item, special_instructions: mark.word(`wish for the ${name} snack`) }] : [],
  });
  const kept = done(await client.call(snackOrders.place, { body: order('first') }));
  const dropped = done(await client.call(snackOrders.place, { body: order('second') }));
  const reason = mark.word('reason of the snack order');
  done(await client.call(snackOrders.cancel, { params: { id: dropped.id }, body: { reason } }));
  done(
    await owner.call(adminSnackOrders.act, {
      params: { id: kept.id, action: 'confirm' },
      body: {
        customerNote: mark.word('customer note of the snack order'),
        internalNote: mark.word('internal note of the snack order'),
      },
    }),
  );
  const act = async (action: StaffSnackAction, body: { reason?: string } = {}) =>
    done(
      await owner.call(adminSnackOrders.act, {
        params: { id: kept.id, action },
        body: { ...body, anyTime: true },
      }),
    );
  await act('prepare');
  await act('ready');
  done(
    await owner.call(adminSnackOrders.correct, {
      params: { id: kept.id },
      body: {
        correction: 'being-made',
        from: 'ready',
        reason: mark.word('reason of correcting the snack order'),
      },
    }),
  );
  await act('ready');
  await act('fail', { reason: mark.word('reason at the door') });
  done(
    await owner.call(adminPayments.record, {
      body: {
        snackOrderId: kept.id,
        amount: 100,
        method: 'cash',
        reference: '',
        receivedDay: '2026-11-18',
        note: mark.word('note of the snack payment'),
      },
    }),
  );
}

async function askForCatering(services: TestApp, life: Life, owner: Client, mark: Markers) {
  const { planId } = await buildCatering(services.db);
  const typed = (name: string, email: string) =>
    inquiryOf(planId, {
      eventDate: '2026-12-05',
      eventType: 'other',
      eventTypeOther: mark.word(`kind of the ${name} event`),
      dietaryPreference: ['other'],
      dietaryPreferenceOther: mark.word(`diet of the ${name} event`),
      cateringService: ['other'],
      cateringServiceOther: mark.word(`service of the ${name} event`),
      cuisineType: 'other',
      cuisineTypeOther: mark.word(`cuisine of the ${name} event`),
      eventLocation: mark.word(`place of the ${name} event`),
      firstName: mark.word(`first name of the ${name} inquiry`),
      lastName: mark.word(`last name of the ${name} inquiry`),
      phoneNumber: mark.phone(`phone of the ${name} inquiry`),
      hearAboutUs: 'other',
      hearAboutUsOther: mark.word(`source of the ${name} inquiry`),
      email,
    });
  const send = async (name: string, email: string, by: Client) =>
    done(await by.call(catering.create, { body: typed(name, email) }));
  const work = `${mark.word('e-mail of the second inquiry')}@example.com`;
  const accepted = await send('second', work, life.client);
  await codeFor(services, work);
  const unsigned = await send('third', life.email, services.visitor);

  const params = { id: accepted.id };
  const note = mark.word('note of the quote');
  const line = mark.word('line of the quote');
  const lines = [{ label: line, quantity: 80, unitPrice: 2500, taxable: true }];
  done(await owner.call(adminCatering.sendQuote, { params, body: quoteOf({ note, lines }) }));
  done(
    await life.client.call(cateringInquiries.requestChange, {
      params: { ...params, version: 1 },
      body: { message: mark.word('wish for another quote') },
    }),
  );
  done(
    await owner.call(adminCatering.act, {
      params: { ...params, action: 'accept' },
      body: { version: 1, reason: mark.word('words of accepting') },
    }),
  );
  done(
    await owner.call(adminCatering.update, {
      params,
      body: {
        customerNote: mark.word('customer note of the inquiry'),
        internalNote: mark.word('internal note of the inquiry'),
      },
    }),
  );
  done(
    await owner.call(adminPayments.record, {
      body: {
        inquiryId: accepted.id,
        amount: 10_000,
        method: 'bank_transfer',
        reference: '',
        receivedDay: '2026-11-18',
        note: mark.word('note of the catering payment'),
      },
    }),
  );
  const reason = mark.word('reason of the inquiry');
  done(
    await life.client.call(cateringInquiries.cancel, {
      params: { id: unsigned.id },
      body: { reason },
    }),
  );
}

async function writeMessages(services: TestApp, life: Life, owner: Client, mark: Markers) {
  const write = async (name: string, email: string, by: Client) =>
    done(
      await by.call(contact.send, {
        body: {
          name: mark.word(`name in the ${name} message`),
          email,
          subject: mark.word(`subject of the ${name} message`),
          message: mark.word(`text of the ${name} message`),
          website: '',
        },
      }),
    );
  await write('signed', `${mark.word('e-mail of a message')}@example.com`, life.client);
  await write('unsigned', life.email, services.visitor);
  const { id } = await services.db
    .selectFrom('contact_messages')
    .where('customer_id', '=', life.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const answer = mark.word('answer to the message');
  done(await owner.call(adminContactMessages.answer, { params: { id }, body: { answer } }));
  const internalNote = mark.word('internal note of the message');
  done(
    await owner.call(adminContactMessages.updateNotes, { params: { id }, body: { internalNote } }),
  );
}

/**
 * What is on its way when they go: a link that was asked for, a mail that no server takes; and what
 * takes more steps to write than it is worth here.
 */
async function leaveThingsWaiting(services: TestApp, { email, id }: Life, mark: Markers) {
  await services.visitor.call(accounts.forgotPassword, { body: { email } });
  const label = mark.word('label of the own address');
  await sql`UPDATE customers SET address_label = ${label} WHERE id = ${id}`.execute(services.db);
  const ended = mark.word('reason of ending');
  const paidBack = mark.word('internal note of paying back');
  await sql`UPDATE subscriptions SET end_reason = ${ended} WHERE customer_id = ${id}`.execute(
    services.db,
  );
  for (const paidFor of ['subscriptions', 'snack_orders', 'catering_inquiries'])
    await sql`UPDATE ${sql.table(paidFor)} SET pay_back_note = ${paidBack}
      WHERE customer_id = ${id}`.execute(services.db);
  const text = mark.word('mail that waits');
  await sql`WITH mail AS (
      INSERT INTO mails (kind, to_address, customer_id, subject, html, details, last_error, created_at)
      VALUES ('welcome', ${email}, ${id}, ${text}, ${text}, ${JSON.stringify({ name: text })}::jsonb, ${text},
        ${services.clock.now()}) RETURNING id)
    SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      job_key => 'mail:' || id, run_at => now() + interval '1 day') FROM mail`.execute(services.db);
  await sql`INSERT INTO opt_outs (phone, channel, at, noted_by)
    SELECT phone, 'sms', ${services.clock.now()}, 'Meera' FROM customers WHERE id = ${id}`.execute(
    services.db,
  );
  await sql`INSERT INTO opt_ins (phone, channel, at)
    SELECT phone, 'whatsapp', ${services.clock.now()} FROM customers WHERE id = ${id}`.execute(
    services.db,
  );
  await sql`INSERT INTO mail_choices (customer_id, choice, is_on, at, how, told_on, actor)
    VALUES (${id}, 'promotions', true, ${services.clock.now()}, 'paper', '2026-01-02', 'Meera')`.execute(
    services.db,
  );
  const written = await buildCustomerWithoutEmail(services.db);
  const [one_id = '', other_id = ''] = [written.id, id].sort();
  await services.db
    .insertInto('told_apart')
    .values({ one_id, other_id, at: services.clock.now(), actor: 'Meera' })
    .execute();
  await sql`INSERT INTO phone_codes (customer_id, phone, code_hash, created_at, expires_at)
    SELECT id, phone, 'a hash', ${services.clock.now()},
      ${services.clock.now()} FROM customers WHERE id = ${id}`.execute(services.db);
}
