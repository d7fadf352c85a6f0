import { beforeEach, describe, expect, it } from 'vitest';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { acceptedInquiry, holding, sentInquiry } from '#test/catering-factories.ts';

const services = useApp();
let staff: Client;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const setDiets = (id: string, guestDiets: GuestDiets) =>
  staff.call(adminCatering.setDiets, { params: { id }, body: { guestDiets } });

describe('what the guests of an event eat', () => {
  it('is written down for all of them, read on the kitchen’s day, and cleared', async () => {
    const { id } = await acceptedInquiry(services, {
      eventDate: '2027-06-21',
      dietaryPreference: ['veg', 'jain'],
    });
    expect((await setDiets(id, { veg: 70, jain: 10 })).data.guestDiets).toEqual({
      veg: 70,
      jain: 10,
    });
    const { data } = await staff.call(kitchenDays.read, { params: { date: '2027-06-21' } });
    expect(data.events).toMatchObject([{ id, diet: '70 Vegetarian, 10 Jain' }]);
    expect((await setDiets(id, {})).data.guestDiets).toBeNull();
    expect((await setDiets(id, null)).data.guestDiets).toBeNull();
  });

  it('is nothing that the customer reads or is written to about', async () => {
    const { id, token, email } = await acceptedInquiry(services);
    const mails = () =>
      services.db.selectFrom('mails').where('to_address', '=', email).select('id').execute();
    const before = await mails();
    await setDiets(id, { veg: 79, other: 1 });
    expect(await mails()).toEqual(before);
    const { data } = await services.visitor.call(
      cateringInquiries.read,
      { params: { id } },
      holding(token),
    );
    expect(data).not.toHaveProperty('guestDiets');
  });

  it.each([
    [{ veg: 70 }, 'These are 70 guests, and the event is for 80.'],
    [{ veg: 80, jain: 1 }, 'These are 81 guests, and the event is for 80.'],
  ])('is refused as %j: it is of all guests or of none', async (guestDiets, message) => {
    const { id } = await sentInquiry(services);
    const refused = await setDiets(id, guestDiets);
    expect(refused).toMatchObject({ status: 422, code: 'guest_diets_differ' });
    expect(refused.message).toContain(message);
    const { data } = await staff.call(adminCatering.read, { params: { id } });
    expect(data.guestDiets).toBeNull();
  });

  it.each([{ veg: -1 }, { veg: 1.5 }, { veg: '80' }, { veg: 10_001 }])(
    'is not %j',
    async (guestDiets) => {
      const { id } = await sentInquiry(services);
      const path = `/api/v1/admin/catering-inquiries/${id}/guest-diets`;
      expect(await staff.send('PUT', path, { guestDiets })).toMatchObject({
        status: 422,
        errors: [{ field: 'guestDiets.veg' }],
      });
    },
  );

  it('is the kitchen’s to set until the event is over, and stands in the audit log', async () => {
    const { id } = await acceptedInquiry(services);
    services.clock.set(TEST_NOW.add({ minutes: 1 }));
    await setDiets(id, { veg: 80 });
    await setDiets(id, { veg: 80, jain: 0 });
    const { data } = await staff.call(adminAudit.list, {
      query: { page: 1, limit: 10, sort: 'at', order: 'DESC', resourceId: id },
    });
    expect(data.filter(({ action }) => action === 'set-diets')).toMatchObject([
      {
        action: 'set-diets',
        before: { guestDiets: null },
        after: { guestDiets: { veg: 80 } },
      },
    ]);
    await staff.call(adminCatering.act, {
      params: { id, action: 'complete' },
      body: { anyTime: true, unpaid: 226_000 },
    });
    expect(await setDiets(id, null)).toMatchObject({ status: 409, code: 'action_not_allowed' });
    expect(await setDiets('00000000-0000-4000-8000-000000000000', null)).toMatchObject({
      status: 404,
      code: 'inquiry_not_found',
    });
  });
});
