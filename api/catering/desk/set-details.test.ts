import { beforeEach, describe, expect, it } from 'vitest';
import { ownData } from '#contract/account/own-data.ts';
import { catering } from '#contract/catering/catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { adminAudit, overview } from '#contract/kitchen/desk.ts';
import { steps } from '#contract/platform/steps.ts';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import {
  acceptedInquiry,
  holding,
  inquiryOf,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { closeDays, lookAtDays } from '#test/closing.ts';
import { readPdf } from '#test/read-pdf.ts';

const services = useApp();
let staff: Client;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const setClock = (id: string, eventClock: string | null) =>
  staff.call(adminCatering.setClock, { params: { id }, body: { eventClock } });

/**
 * The mails about an event, first to last: the kind, what became of it, what it says of the time.
 */
async function mailsTo(email: string) {
  const mails = await services.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .select(['kind', 'status', 'details'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mails.map(({ kind, status, details }) => ({
    ...(details as { clock?: unknown }),
    kind,
    status,
  }));
}

const pdfText = async (id: string) => {
  const { data } = await staff.call(adminCatering.quotePdf, { params: { id, version: 1 } });
  const { pages } = readPdf(Buffer.from(data.base64, 'base64'));
  return pages.flatMap(({ said }) => said).join('\n');
};

describe('the time of an event', () => {
  it('is set, read by its customer, changed, and cleared', async () => {
    const { id, token } = await sentInquiry(services);
    expect((await setClock(id, '17:30')).data).toMatchObject({ eventClock: '17:30', version: 2 });
    const read = () =>
      services.visitor.call(cateringInquiries.read, { params: { id } }, holding(token));
    expect((await read()).data.eventClock).toBe('17:30');
    expect((await setClock(id, '18:15')).data.eventClock).toBe('18:15');
    expect((await setClock(id, null)).data.eventClock).toBeNull();
    expect((await read()).data.eventClock).toBeNull();
  });

  it.each(['', '24:00', '5:30 PM', '17:60', '1730', '17:30:00', ' 17:30'])(
    'is not %j',
    async (eventClock) => {
      const { id } = await sentInquiry(services);
      const path = `/api/v1/admin/catering-inquiries/${id}/event-clock`;
      expect(await staff.send('PUT', path, { eventClock })).toMatchObject({
        status: 422,
        errors: [
          {
            field: 'eventClock',
            message: 'Please enter the time as HH:MM, for instance 17:30.',
          },
        ],
      });
    },
  );

  it('is the kitchen’s to set until the event is over', async () => {
    const { id } = await acceptedInquiry(services);
    await staff.call(adminCatering.act, {
      params: { id, action: 'complete' },
      body: { anyTime: true, unpaid: 226_000 },
    });
    expect(await setClock(id, '17:30')).toMatchObject({
      status: 409,
      code: 'action_not_allowed',
    });
    expect(await setClock('00000000-0000-4000-8000-000000000000', '17:30')).toMatchObject({
      status: 404,
      code: 'inquiry_not_found',
    });
  });

  it('stands in the audit log, as it was and as it is', async () => {
    const { id } = await sentInquiry(services);
    await setClock(id, '17:30');
    await setClock(id, '17:30');
    services.clock.set(TEST_NOW.add({ minutes: 1 }));
    await setClock(id, '18:00');
    const { data } = await staff.call(adminAudit.list, {
      query: { page: 1, limit: 10, sort: 'at', order: 'DESC', resourceId: id },
    });
    expect(data.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['set-clock', { eventClock: '17:30' }, { eventClock: '18:00' }],
      ['set-clock', { eventClock: null }, { eventClock: '17:30' }],
    ]);
  });

  it('is agreed along with the call, the quote, and a yes on the phone', async () => {
    const { id, email } = await sentInquiry(services);
    const act = (action: 'contact' | 'accept', body: object) =>
      staff.call(adminCatering.act, { params: { id, action }, body });
    expect((await act('contact', { eventClock: '12:00' })).data.eventClock).toBe('12:00');
    const quoted = await staff.call(adminCatering.sendQuote, {
      params: { id },
      body: quoteOf({ eventClock: '12:30' }),
    });
    expect(quoted.data.eventClock).toBe('12:30');
    const accepted = await act('accept', { version: 1, reason: 'By phone', eventClock: '13:00' });
    expect(accepted.data.eventClock).toBe('13:00');
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'inquiry_received', clock: null },
      { kind: 'inquiry_quoted', clock: '12:30' },
      { kind: 'inquiry_accepted', clock: '13:00' },
    ]);
  });

  it('stays as it is where a call, a quote or a yes says nothing of it', async () => {
    const { id } = await sentInquiry(services);
    await setClock(id, '12:00');
    const act = (action: 'contact' | 'accept', body: object) =>
      staff.call(adminCatering.act, { params: { id, action }, body });
    await act('contact', {});
    await staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf() });
    const { data } = await act('accept', { version: 1, reason: 'By phone' });
    expect(data.eventClock).toBe('12:00');
  });

  it('outlives a change of the day by its customer, and a day on which the kitchen closes', async () => {
    const { id, token, planId } = await sentInquiry(services);
    const { data } = await setClock(id, '12:00');
    const changed = await services.visitor.call(
      catering.change,
      {
        params: { id },
        body: { ...inquiryOf(planId, { eventDate: '2027-06-19' }), version: data.version },
      },
      holding(token),
    );
    expect(changed.data).toMatchObject({ eventDate: '2027-06-19', eventClock: '12:00' });

    const days = { startDate: '2027-06-19', endDate: '2027-06-19' };
    const { affected } = await lookAtDays(staff, days);
    expect(affected.events).toMatchObject([{ id, clock: '12:00' }]);
    await closeDays(staff, { ...days, reason: 'Floor repairs' }, ({ events }) => ({
      events: events.map((event) => ({ id: event.id, does: 'keep' as const })),
    }));
    const shown = await staff.call(adminCatering.read, { params: { id } });
    expect(shown.data).toMatchObject({ eventClock: '12:00', load: { closure: 'Floor repairs' } });
  });

  it('is on the quote’s paper, or that it is not agreed yet', async () => {
    const { id } = await quotedInquiry(services);
    expect(await pdfText(id)).toContain('Time not agreed yet');
    await setClock(id, '17:30');
    expect(await pdfText(id)).toContain('To be there by\n5:30 PM');
  });
});

describe('the data that a customer takes along', () => {
  it('has the time of their event', async () => {
    const customer = await services.asCustomer();
    const { id } = await acceptedInquiry(services, { by: customer });
    await setClock(id, '17:30');
    const { data } = await customer.call(ownData.download, { query: { format: 'json' } });
    const own = JSON.parse(Buffer.from(data.base64, 'base64').toString('utf8'));
    expect(own.cateringInquiries).toMatchObject([{ eventClock: '17:30' }]);
  });
});

describe('the list of inquiries as a table', () => {
  it('says when the food has to be there', async () => {
    const { id, number } = await sentInquiry(services);
    await setClock(id, '17:30');
    const path = `/api/v1/admin/catering-inquiries/download?search=${number}`;
    const { text } = await staff.send('GET', path);
    const [head = '', row = ''] = text.split('\r\n');
    expect(row.split(',')[head.split(',').indexOf('Ready at')]).toBe('17:30');
  });
});

describe('the mail about the time of an event', () => {
  const about = async (email: string) =>
    (await mailsTo(email)).filter(({ kind }) => kind === 'inquiry_clock_changed');
  const waiting = async (email: string) =>
    (await about(email)).filter(({ status }) => status === 'queued');

  it('goes to whoever has accepted, each time it is another one', async () => {
    const { id, email } = await acceptedInquiry(services);
    for (const clock of ['17:30', '17:30', '18:00', null]) {
      await setClock(id, clock);
      await services.runJobs();
    }
    expect(await about(email)).toMatchObject([
      { status: 'kept', before: null, clock: '17:30' },
      { status: 'kept', before: '17:30', clock: '18:00' },
      { status: 'kept', before: '18:00', clock: null },
    ]);
  });

  it('takes the place of one that still waits, and says what was read last', async () => {
    const { id, email } = await acceptedInquiry(services);
    await setClock(id, '17:30');
    await services.runJobs();
    await setClock(id, '18:00');
    await setClock(id, null);
    await setClock(id, '18:30');
    expect(await waiting(email)).toMatchObject([{ before: '17:30', clock: '18:30' }]);
    await services.runJobs();
    expect((await about(email)).map(({ status, clock }) => [status, clock])).toEqual([
      ['kept', '17:30'],
      ['withdrawn', '18:00'],
      ['withdrawn', null],
      ['kept', '18:30'],
    ]);
  });

  it('is none at all when the time ends up as it was read last', async () => {
    const { id, email } = await acceptedInquiry(services);
    await setClock(id, '17:30');
    await services.runJobs();
    await setClock(id, '18:00');
    await setClock(id, '18:30');
    await setClock(id, '17:30');
    expect(await waiting(email)).toEqual([]);
    await setClock(id, '19:00');
    expect(await waiting(email)).toMatchObject([{ before: '17:30', clock: '19:00' }]);
  });

  it('says what another mail has told since', async () => {
    const { id, email } = await acceptedInquiry(services);
    await setClock(id, '17:30');
    await staff.call(adminCatering.correct, {
      params: { id },
      body: { correction: 'not-accepted', from: 'confirmed', reason: 'Another event was meant' },
    });
    await staff.call(adminCatering.act, {
      params: { id, action: 'accept' },
      body: { version: 1, reason: 'By phone', eventClock: '19:00' },
    });
    await setClock(id, '20:00');
    expect(await waiting(email)).toMatchObject([{ before: '19:00', clock: '20:00' }]);
  });

  it('leaves those about other events alone', async () => {
    const [one, other] = [await acceptedInquiry(services), await acceptedInquiry(services)];
    await setClock(one.id, '17:30');
    await setClock(other.id, '18:00');
    expect(await waiting(one.email)).toHaveLength(1);
  });

  it('waits again when the one that took its place is undone', async () => {
    const { id, email } = await acceptedInquiry(services);
    await setClock(id, '17:30');
    const { step } = await setClock(id, '18:00');
    const taken = await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(taken.data.mails).toEqual({ withdrawn: 1, corrected: 0 });
    expect(await waiting(email)).toMatchObject([{ before: null, clock: '17:30' }]);
    await services.runJobs();
    expect((await about(email)).map(({ status, clock }) => [status, clock])).toEqual([
      ['kept', '17:30'],
      ['withdrawn', '18:00'],
    ]);
  });

  it('waits again when it had become needless, and that is undone', async () => {
    const { id, email } = await acceptedInquiry(services);
    await setClock(id, '17:30');
    const { step } = await setClock(id, null);
    expect(await waiting(email)).toEqual([]);
    await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(await waiting(email)).toMatchObject([{ before: null, clock: '17:30' }]);
  });

  it('goes to nobody before', async () => {
    const { id, email } = await quotedInquiry(services);
    await setClock(id, '17:30');
    expect(await about(email)).toEqual([]);
  });
});

describe('events of one day', () => {
  it('are in the order of their times, those without one last, wherever the kitchen reads them', async () => {
    const eventDate = '2026-12-12';
    const [open, late, early] = [
      await acceptedInquiry(services, { eventDate }),
      await acceptedInquiry(services, { eventDate }),
      await acceptedInquiry(services, { eventDate }),
    ];
    await setClock(late.id, '18:00');
    await setClock(early.id, '09:30');
    const order = [early.id, late.id, open.id];
    const clocks = ['09:30', '18:00', null];

    const month = await staff.call(adminCatering.month, { params: { month: '2026-12' } });
    const booked = month.data.days.find(({ date }) => date === eventDate)?.events ?? [];
    expect(booked.map(({ id }) => id)).toEqual(order);
    expect(booked.map(({ clock }) => clock)).toEqual(clocks);

    const day = await staff.call(kitchenDays.read, { params: { date: eventDate } });
    expect(day.data.events.map(({ id }) => id)).toEqual(order);

    const shown = await staff.call(adminCatering.read, { params: { id: open.id } });
    expect(shown.data.load.otherEvents.map(({ clock }) => clock)).toEqual(['09:30', '18:00']);

    services.clock.set('2026-12-12T15:00:00Z');
    const later = await services.asStaff();
    const { data } = await later.call(overview.read, {});
    expect(data.holds.events.map(({ id, clock }) => [id, clock])).toEqual(
      order.map((id, place) => [id, clocks[place]]),
    );
  });
});
