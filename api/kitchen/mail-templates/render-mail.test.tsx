import { describe, expect, it } from 'vitest';
import type { MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import { SAMPLE_SUBSCRIPTION_RECEIPT } from '#api/money/documents/sample-documents.ts';
import { DEFAULT_PROFILE, publicProfileOf } from '#domain/kitchen/settings.ts';
import type { Block } from './mail-content.ts';
import { renderMail } from './render-mail.tsx';
import { CATERING_PAYMENT, SAMPLE_DETAILS, SENDER } from './sample-details.ts';
import { contentOfMail } from './templates.ts';

const KINDS = Object.keys(SAMPLE_DETAILS) as MailKind[];

const render = <Kind extends MailKind>(kind: Kind, more: object = {}) =>
  renderMail(kind, { ...SAMPLE_DETAILS[kind], ...more }, SENDER, null);

/** What a person reads of HTML: without style sheets, tags and escapes. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const wordsOf = (block: Block): string[] => {
  switch (block.is) {
    case 'words':
    case 'code':
      return [block.text];
    case 'facts':
    case 'sums':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'list':
      return [block.title, ...block.items];
    case 'note':
      return [block.title, block.text];
    case 'link':
      return [block.label];
    case 'ways':
      return [block.title, ...block.ways.flatMap(({ name, details }) => [name, details])];
  }
};

describe('every kind of mail', () => {
  it.each(KINDS)('%s says the same in HTML and in plain text', async (kind) => {
    const content = contentOfMail(kind, SAMPLE_DETAILS[kind], SENDER);
    const { subject, html, text } = await render(kind);
    const shown = readable(html);
    expect(subject).toBe(content.subject);
    expect(html).toMatch(/^<!DOCTYPE html/i);
    const said = [
      content.heading,
      content.name === '' ? 'Hello,' : 'Hello Asha,',
      ...content.blocks.flatMap(wordsOf),
      ...content.closing,
      'Dabba Kitchen',
      '905-555-0142',
      'hello@dabba-kitchen.example.com',
    ];
    for (const words of said) {
      expect(shown, 'HTML').toContain(words);
      expect(text, 'plain text').toContain(words);
    }
    expect(html.match(/class="press"/g) ?? []).toHaveLength(content.button ? 1 : 0);
    if (content.button) {
      const link = SENDER.publicUrl + content.button.path;
      expect(shown).toContain(content.button.label);
      expect(text).toContain(`${content.button.label}:\n${link}`);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    expect(`${subject}${shown}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(KINDS.filter((kind) => kind.startsWith('order_')))(
    '%s names the order, the day, the time, the address and the credits left',
    async (kind) => {
      const { subject, text } = await render(kind);
      expect(subject).toContain('TF-2026-0137');
      expect(text).toMatch(/(Monday, November 23|Tuesday, November 24)/);
      expect(text).toContain('2:00 PM - 3:00 PM');
      expect(text).toContain('18 Simcoe Street North, Unit 4, Oshawa, ON L1G 4R8');
      expect(text).toMatch(/Credits left: (19|20)/);
    },
  );

  it.each(KINDS.filter((kind) => /subscription|payment/.test(kind)))(
    '%s names the subscription',
    async (kind) => {
      const { subject, text } = await render(kind);
      expect(subject).toContain('TS-2026-0042');
      expect(text).toContain('TS-2026-0042');
      expect(text).toContain('Everyday Tiffin');
    },
  );

  it.each(KINDS.filter((kind) => kind.startsWith('inquiry_')))(
    '%s names the inquiry, the event, its day and the guests, and leads on',
    async (kind) => {
      const { subject, text } = await render(kind);
      expect(subject).toContain('CI-2026-0007');
      expect(text).toContain('Event: Wedding');
      expect(text).toContain('Day: Sunday, February 14, 2027');
      expect(text).toContain('Guests: 120');
      expect(text).toMatch(
        /https:\/\/dabba.example\/(inquiry-tracker\?inquiry=CI-2026-0007|catering)\n/,
      );
      // A dish’s note is worded on the site; money has its currency.
      expect(text.replace('+$1.00 per guest', '')).not.toMatch(/(?<!C)\$/);
    },
  );

  it('reads no picture, script or style sheet from elsewhere', async () => {
    for (const kind of KINDS) {
      const { html } = await render(kind);
      expect(html, kind).not.toMatch(/<img|<script|src=|@import|url\(/i);
      expect(html.length, kind).toBeLessThan(60_000);
    }
  });
});

describe('a kitchen that has entered nothing of its own', () => {
  const nobody = { ...publicProfileOf(DEFAULT_PROFILE), logo: null, publicUrl: SENDER.publicUrl };

  it.each(KINDS)('asks nobody to call, write or pay at an example: %s', async (kind) => {
    const { html, text } = await renderMail(kind, SAMPLE_DETAILS[kind], nobody, null);
    const { phone, email, address } = DEFAULT_PROFILE;
    for (const said of [html, text])
      for (const example of [phone, '905-555-0142', email, address, 'Ways to pay', 'null'])
        expect(said).not.toContain(example);
  });

  it('says that it will tell how to pay, and whom to ask', async () => {
    const { subscription_received: details } = SAMPLE_DETAILS;
    const mail = await renderMail('subscription_received', details, nobody, null);
    expect(mail.text).toContain(
      'To pay: C$268.37, reference TS-2026-0042:\nWe will tell you how to pay.',
    );
    const reached = { ...nobody, phone: '+19055550117' };
    const other = await renderMail('subscription_received', details, reached, null);
    expect(other.text).toContain('You can also ask us at 905-555-0117.');
    const welcome = await renderMail('welcome', SAMPLE_DETAILS.welcome, nobody, null);
    expect(welcome.text).toContain('Please tell us on https://dabba.example/contactus and');
  });
});

describe('the head of a mail', () => {
  it('shows the logo as a picture that mail programs know, in its size, named as the kitchen', async () => {
    const logo = {
      src: '/photos/0123456789abcdef0123456789abcdef/480.webp',
      width: 480,
      height: 120,
    };
    const sender = { ...SENDER, name: 'Rasoi by Hema', logo };
    const { html, text } = await renderMail('welcome', SAMPLE_DETAILS.welcome, sender, null);
    const [picture = ''] = /<img[^>]*>/.exec(html) ?? [];
    expect(picture).toContain(
      'src="https://dabba.example/photos/0123456789abcdef0123456789abcdef/480.png"',
    );
    for (const part of ['alt="Rasoi by Hema"', 'width="220"', 'height="55"'])
      expect(picture).toContain(part);
    expect(text).toContain('Rasoi by Hema');
  });
});

describe('the mails that matter most', () => {
  it('a request for a subscription says how much, how, and with which reference to pay', async () => {
    const { text } = await render('subscription_received');
    expect(text).toContain('Please pay C$268.37:\nQuote TS-2026-0042 with it');
    expect(text).toContain(
      '20 tiffins: C$219.80\nDelivery: C$20.00\nTax (13%): C$28.57\nTotal: C$268.37',
    );
    for (const { name, details } of SENDER.paymentWays)
      expect(text).toContain(`- ${name}: ${details}`);
  });

  it('leaves out delivery and tax when there are none', async () => {
    const free = { deliveryFee: 0, taxAmount: 0, totalAmount: 21980 };
    const { text } = await render('subscription_received', free);
    expect(text).toContain('20 tiffins: C$219.80\nTotal: C$219.80');
  });

  it('an approval tells a moved start, and what is still to be paid', async () => {
    const { text } = await render('subscription_approved');
    expect(text).toContain('You asked to start on Monday, November 23. That day has passed');
    expect(text).toContain('starts on Tuesday, November 24');
    expect(text).toContain('Your payment has not reached us yet.');
    expect(text).toContain('C$268.37');

    const paid = await render('subscription_approved', { movedFrom: null, owed: 0 });
    expect(paid.text).not.toContain('has passed');
    expect(paid.text).not.toContain('pay');
  });

  it('a booking says until when a skip brings the credit back, on Toronto clocks', async () => {
    expect((await render('order_scheduled')).text).toContain(
      'Skip it until Sun, Nov 22 at 2:00 PM and 1 credit comes back.',
    );
    expect((await render('order_scheduled', { skipUntil: null })).text).not.toContain('Skip it');
  });

  it('a late cancellation does not promise the credit', async () => {
    const late = await render('order_cancelled', {
      by: 'customer',
      quantity: 1,
      creditsReturned: 0,
    });
    expect(late.text).toContain('It was too late to get credit back: 1 credit counts as used.');
    expect(late.text).not.toContain('back with you');
  });

  it.each(['order_undelivered', 'snack_order_undelivered', 'order_credit_decided'] as const)(
    '%s claims nothing of a door that nobody may have seen',
    async (kind) => {
      const reason = 'Road closed by police';
      const { text } = await render(kind, { reason, returned: false });
      expect(text).toContain('could not hand over your');
      expect(text).not.toMatch(/at your door|brought|home/i);
      if (kind !== 'order_credit_decided') expect(text).toContain(reason);
    },
  );

  it.each(['snack_order_moved', 'snack_order_stays'] as const)(
    '%s promises nothing that nobody has confirmed',
    async (kind) => {
      const [pending, confirmed] = [
        await render(kind, { isPending: true }),
        await render(kind, { isPending: false }),
      ];
      const promise = /We make it for|is made/;
      expect(pending.text.replace(/\s+/g, ' ')).toContain(
        'We write to you as soon as it is confirmed. Until then you can still cancel it yourself.',
      );
      expect(pending.text + pending.html).not.toMatch(promise);
      expect(confirmed.text).not.toContain('as soon as it is confirmed');
      expect(confirmed.text).toMatch(promise);
    },
  );

  it('a change by the kitchen shows what was and what is', async () => {
    const { text } = await render('order_changed_by_kitchen');
    expect(text).toContain('Day: Tuesday, November 24 (was Monday, November 23)');
    expect(text).toContain('Time: 2:00 PM - 3:00 PM\n');
  });

  it('money paid back is never called a payment received', async () => {
    const { subject, text } = await render('payment_received', { amount: -12420 });
    expect(subject).toBe('We have paid you back C$124.20 (TS-2026-0042)');
    expect(text).not.toContain('-C$');
  });

  it('money paid back says what of it is a courtesy, and what is still to go back', async () => {
    const courtesy = {
      ...SAMPLE_SUBSCRIPTION_RECEIPT,
      amount: -1837,
      courtesyNow: 1837,
      toPayBack: 0,
    };
    const given = await render('payment_received', { amount: -1837, receipt: courtesy });
    expect(given.text).toContain('Amount: C$18.37\nAs a courtesy: C$18.37');
    expect(given.text).not.toContain('Still to be paid back');
    const ended = { ...courtesy, amount: -10000, courtesyNow: 0, toPayBack: 18910 };
    const back = await render('payment_received', { amount: -10000, receipt: ended });
    expect(back.text).toContain('Still to be paid back: C$189.10');
    expect(back.text).not.toContain('courtesy');
  });

  it('a payment for a snack order names the order and leads to it', async () => {
    const details = {
      name: 'Asha',
      orderNumber: 'SN-2026-0042',
      amount: 1500,
      method: 'interac' as const,
      reference: 'CA7731XQ',
      receivedDay: '2026-11-21',
      owed: 532,
    };
    const { subject, text } = await renderMail('payment_received', details, SENDER, null);
    expect(subject).toBe('Thank you, we have your payment of C$15.00 (SN-2026-0042)');
    expect(text).toContain('We have received C$15.00 for your snack order.');
    expect(text).toContain('Order: SN-2026-0042');
    expect(text).toContain('Still to pay: C$5.32');
    expect(text).toContain('/snack-order-confirmation?order=SN-2026-0042');
    expect(text).not.toMatch(/plan|undefined/);
  });

  it('a reset link carries address and token unharmed', async () => {
    const { text } = await render('password_reset');
    const link = /https:\S+/.exec(text)?.[0] ?? '';
    expect(new URL(link).pathname).toBe('/reset-password');
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      email: 'asha+food@example.com',
      token: 'kx9_3-Zq',
    });
  });
});

describe('mails about catering', () => {
  it('an estimate is told line by line with the menu, in plain dollars', async () => {
    const { text } = await render('inquiry_received');
    expect(text).toContain('Main course sabji: Undhiyu, 240 servings (+$1.00 per guest)');
    expect(text).toContain('- Extra puri, 60 pieces (On top of the plan)');
    expect(text).toContain(
      'For 120 guests: C$2,758.80\nExtras: C$180.00\nDelivery: C$120.00\nTax (13%): C$358.64\nEstimated total: C$3,417.44',
    );
    expect(text).toContain('nothing is owed');
  });

  it('says that the kitchen calls only where it does', async () => {
    expect((await render('inquiry_received')).text).toContain('We will call you to confirm');
    const small = await render('inquiry_received', { needsCall: false });
    expect(small.text).not.toContain('call you');
  });

  it('a quote tells its total, its last day, its deposit and the kitchen’s note', async () => {
    const { subject, text } = await render('inquiry_quoted');
    expect(subject).toBe('Your new catering quote, version 2 (CI-2026-0007)');
    expect(text).toContain('Good until: Sunday, December 6, 2026');
    expect(text).toContain('Subtotal: C$3,268.80\nTax (13%): C$385.94\nTotal: C$3,654.74');
    expect(text).toContain('A deposit of C$1,097.00 confirms your date.');
    expect(text).toContain('From the kitchen:\nWe bring two chafing dishes');
    expect(text).toContain('takes the place of the one before');

    const quote = { ...SAMPLE_DETAILS.inquiry_quoted.quote, version: 1, deposit: 0, note: null };
    const first = await render('inquiry_quoted', { quote });
    expect(first.subject).toBe('Your catering quote (CI-2026-0007)');
    expect(first.text).not.toMatch(/deposit|From the kitchen|the one before/);
  });

  it('an acceptance says how to pay the deposit, or the total where there is none', async () => {
    const { text } = await render('inquiry_accepted');
    expect(text).toContain('Please pay C$1,097.00:\nQuote CI-2026-0007 with it');
    expect(text).toContain('After the deposit: C$2,557.74');
    for (const { name, details } of SENDER.paymentWays)
      expect(text).toContain(`- ${name}: ${details}`);

    const none = await render('inquiry_accepted', { deposit: 0, by: 'staff' });
    expect(none.text).toContain('As you told us');
    expect(none.text).toContain('Please pay C$3,654.74:');
    expect(none.text).not.toContain('After the deposit');
  });

  it('a pause says whether it is planned, has begun or begins now', async () => {
    const days = { from: '2026-11-27', until: '2026-12-04', by: 'customer', reason: null } as const;
    const planned = await render('subscription_paused', { ...days, phase: 'planned' });
    expect(planned.subject).toContain('is planned');
    expect(planned.text).toContain('You have planned a pause');
    expect(planned.text).toContain('from Friday, November 27 through Friday, December 4');
    expect(planned.text).toContain('It begins and ends by itself.');
    const begun = await render('subscription_paused', { ...days, phase: 'begun', skipped: [] });
    expect(begun.text).toContain('that you had planned has begun, through Friday, December 4.');
    expect((await render('subscription_paused')).text).toContain('We have paused your');
    const off = await render('subscription_resumed', {
      by: 'customer',
      calledOff: { from: '2026-11-27', until: null },
    });
    expect(off.text).toContain('You have called off the pause');
    expect(off.text).toContain('from Friday, November 27 on.');
  });

  it('a customer who cancelled a plan reads what is settled, and not their own words', async () => {
    const mine = { by: 'customer', reason: 'Go to evil.example', paidBack: 0 } as const;
    const owed = await render('subscription_cancelled', {
      ...mine,
      unused: { credits: 4, payBack: 5419 },
    });
    expect(owed.text).toContain('You had 4 credits left. We owe you C$54.19 for them');
    expect(owed.text).not.toContain('evil.example');
    const unpaid = await render('subscription_cancelled', {
      ...mine,
      unused: { credits: 4, payBack: 0 },
    });
    expect(unpaid.text).toContain('nothing is paid back');
  });

  it('a customer who cancelled is not told their own words', async () => {
    const { text } = await render('inquiry_cancelled', {
      by: 'customer',
      reason: 'Go to evil.example',
    });
    expect(text).toContain('You have cancelled your catering inquiry');
    expect(text).not.toContain('evil.example');
    expect((await render('inquiry_cancelled')).text).toContain('Why:\nOur oven is being repaired');
  });

  it('an event that both sides had agreed on is no inquiry when it is cancelled', async () => {
    const event = await render('inquiry_cancelled', { wasAccepted: true, eventDay: '2027-05-15' });
    expect(event.subject).toMatch(/^Your event on Sat, May 15 is cancelled \(CI-/);
    expect(event.text).toContain('had to cancel your event on Saturday, May 15');
    expect((await render('inquiry_cancelled')).subject).toMatch(
      /^Your catering inquiry is cancelled/,
    );
  });

  it('a payment for catering says what it was for, what is left, and that the receipt is there', async () => {
    const { subject, text } = await renderMail('payment_received', CATERING_PAYMENT, SENDER, null);
    expect(subject).toBe('Thank you, we have your payment of C$1,097.00 (CI-2026-0007)');
    expect(text).toContain('For: Deposit');
    expect(text).toContain('Still to pay: C$2,557.74');
    expect(text).toContain('The receipt is attached to this mail.');
    expect(text).toContain('/inquiry-tracker?inquiry=CI-2026-0007');
    expect(text).not.toMatch(/plan|undefined/);
  });

  it('a code is alone with how long it works, and greets nobody', async () => {
    const { subject, html, text } = await render('email_code');
    expect(subject).not.toContain('048213');
    expect(text).toContain('\n\n048213\n\n');
    expect(text).toContain('10 minutes');
    expect(text).toContain('It was not you?');
    expect(text).not.toContain('http');
    expect(html).not.toContain('href="https:');
  });
});

describe('mails of the contact page', () => {
  it('the kitchen reads who wrote and every line of it', async () => {
    const { subject, text } = await render('contact_message');
    expect(subject).toBe('Asha Patel writes: A tiffin without onion');
    expect(text).toContain('From: Asha Patel\nE-mail: asha@example.com\n');
    expect(text).toContain('we keep Jain food at home.\nDo you cook without onion and garlic?');
    expect(text).toContain('https://dabba.example/admin/contact-messages');
  });

  it('the answer stands above the words that it answers, and leads nowhere', async () => {
    const { subject, text } = await render('contact_answer');
    expect(subject).toBe('Re: A tiffin without onion');
    const order = [
      'Hello Asha,',
      'Yes, every weekday.',
      'Choose Jain',
      'You wrote:',
      'Hello,\n\nwe',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toContain('http');
  });

  it('a name or a subject with line breaks stays on one line', async () => {
    const typed = {
      name: 'Asha\r\nBcc: many@example.com',
      subject: 'Diwali\nX-Extra: 1',
    };
    const toKitchen = await render('contact_message', typed);
    expect(toKitchen.subject).toBe('Asha Bcc: many@example.com writes: Diwali X-Extra: 1');
    expect(toKitchen.text).toContain('From: Asha Bcc: many@example.com\n');
    const answer = await render('contact_answer', typed);
    expect(answer.subject).toBe('Re: Diwali X-Extra: 1');
    expect(answer.text).toContain('\n\nHello,\n\n');
  });
});

describe('what people type', () => {
  it('is text and never markup', async () => {
    const { html, text } = await render('order_scheduled', {
      address: '<script>alert(1)</script> & "Sons"',
      specialInstructions: '</td><a href="https://evil.example">here</a>',
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('href="https://evil.example"');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sons&quot;');
    expect(text).toContain('Address: <script>alert(1)</script> & "Sons"');
  });

  it('cannot add a header or a line to the subject', async () => {
    const planName = 'Tiffin\r\nBcc: everybody@example.com\u2028X-Extra: 1\u0000';
    const { subject } = await render('subscription_approved', { planName });
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(subject).toContain('Tiffin Bcc: everybody@example.com X-Extra: 1');
    const long = await render('subscription_approved', { planName: 'x'.repeat(400) });
    expect(long.subject.length).toBeLessThanOrEqual(150);
  });

  it.each([
    ['Asha', 'Hello Asha,'],
    ['José María O’Neill-Patel', 'Hello José María O’Neill-Patel,'],
    ['આશા', 'Hello આશા,'],
    ['J. R. Patel', 'Hello J. R. Patel,'],
    ['J.R. Patel', 'Hello J.R. Patel,'],
    ['Asha & Raj (Unit 12)', 'Hello Asha & Raj (Unit 12),'],
    ['Call 905 555 0100', 'Hello,'],
    ['Asha t.co', 'Hello,'],
    ['You won at evil.example', 'Hello,'],
    ['Visit https://evil.example', 'Hello,'],
    ['Asha\r\nBcc: x@example.com', 'Hello,'],
    ['Congratulations you have been chosen as the winner', 'Hello,'],
    ['', 'Hello,'],
  ])('greets %j with %j', async (name, hello) => {
    const { html, text } = await render('welcome', { name });
    expect(text.split('\n\n')[1]).toBe(hello);
    expect(readable(html)).toContain(hello);
  });

  it.each([
    ['Wedding', 'Wedding'],
    ['Griha Pravesh & lunch', 'Griha Pravesh & lunch'],
    ['My father’s 60th birthday!', 'My father’s 60th birthday!'],
    ['ગૃહ પ્રવેશ', 'ગૃહ પ્રવેશ'],
    ['Win at https://evil.example/now', 'Win at'],
    ['Win at www.evil.example or evil．example', 'Win at or'],
    ['write to me@evil.example', 'write to'],
    ['call 905-555-0100 now', 'call now'],
    ['call 905 555 0100 now', 'call now'],
    ['x'.repeat(80), `${'x'.repeat(59)}…`],
  ])('names an event that was typed as %j as %j', async (event, said) => {
    const { text } = await render('inquiry_received', { event });
    expect(text).toContain(`Event: ${said}\n`);
  });
});

describe('an optional mail', () => {
  const url = 'https://dabba.example/unsubscribe?token=x';

  it.each(['orderUpdates', 'promotions'] as const)(
    'says at its foot why it came, and how to get no more: %s',
    async (choice) => {
      const details = SAMPLE_DETAILS.snack_order_ready;
      const mail = await renderMail('snack_order_ready', details, SENDER, { choice, url });
      expect(readable(mail.html)).toMatch(/You get this mail because .* Unsubscribe/);
      expect(mail.html).toContain(`href="${url}"`);
      expect(mail.text).toMatch(/You get this mail because/);
      expect(mail.text).toContain(`Unsubscribe: ${url}`);
    },
  );
});

describe('mails about the time of an event', () => {
  const clockChanged = (clock: string | null, before: string | null, isBrought = true) =>
    render('inquiry_clock_changed', { clock, before, isBrought });

  it('say when the food is there, and when it was to be there before', async () => {
    const agreed = await clockChanged('17:30', null);
    expect(agreed.subject).toBe('Your event is catered at 5:30 PM (CI-2026-0007)');
    expect(agreed.text).toContain('As agreed with you, your food is there by 5:30 PM.');
    const changed = await clockChanged('18:00', '17:30');
    expect(changed.text).toContain('Your food is there by 6:00 PM, and no longer by 5:30 PM.');
    const pickedUp = await clockChanged('18:00', '17:30', false);
    expect(pickedUp.text).toContain('Your food is ready at 6:00 PM, and no longer at 5:30 PM.');
    const cleared = await clockChanged(null, '18:00');
    expect(cleared.subject).toBe('The time of your event is open again (CI-2026-0007)');
    expect(cleared.text).toContain('The time that we had noted, 6:00 PM, no longer stands.');
  });

  it.each(['inquiry_quoted', 'inquiry_accepted'] as const)(
    '%s names it, or says that it is to be agreed',
    async (kind) => {
      const named = await render(kind, { clock: '17:30' });
      expect(named.text).toMatch(/Ready at:? +5:30 PM/);
      expect(named.text).not.toContain('is not agreed yet');
      for (const clock of [null, undefined]) {
        const { text } = await render(kind, { clock });
        expect(text).toContain('At what time your food has to be there is not agreed yet.');
        expect(text).not.toContain('Ready at');
      }
    },
  );
});
