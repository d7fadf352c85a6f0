import { describe, expect, it } from 'vitest';
import { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { steps } from '#contract/platform/steps.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCatering, inquiryOf } from '#test/catering-factories.ts';
import { buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';

const services = useApp();

/** Writes down an inquiry of somebody without an e-mail address. */
async function ask(staff: Client, change: Record<string, unknown> = {}) {
  const { planId } = await buildCatering(services.db);
  const body = { ...inquiryOf(planId), lastName: '', email: null, customerId: null, ...change };
  return staff.call(cateringByPhone.ask, { body });
}

const mailsOf = (inquiryId: string) =>
  services.db
    .selectFrom('mails')
    .where('inquiry_id', '=', inquiryId)
    .select(['kind', 'to_address', 'status'])
    .execute();

describe('an inquiry that is written down by phone', () => {
  it('is priced as the shop prices it, under the name of whoever picked up', async () => {
    const kitchen = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const { status, data } = await ask(kitchen, { firstName: 'Meera' });
    expect(status).toBe(201);
    // 80 guests at C$22.99 with C$1.00 delivery each, and 13 % on the plan alone.
    expect(data).toMatchObject({
      status: 'pending',
      customerName: 'Meera',
      email: '',
      pricingCalculation: { basePrice: 183_920, deliveryFee: 8_000, taxAmount: 23_910 },
    });
    expect(data.history[0]?.actor).toBe('Meera Shah');
  });

  it('is its customer’s, who finds it in their account', async () => {
    const owner = await services.asStaff();
    const customer = await services.asCustomer();
    const { data } = await ask(owner, { customerId: customer.id });
    const own = await customer.call(cateringInquiries.read, { params: { id: data.id } });
    expect(own.data.inquiryNumber).toBe(data.inquiryNumber);
  });

  it('is answered on paper without an address, and by mail with one', async () => {
    const owner = await services.asStaff();
    const { id: customerId } = await buildCustomerWithoutEmail(services.db);
    const onPaper = await ask(owner, { customerId });
    expect(await mailsOf(onPaper.data.id)).toMatchObject([
      { kind: 'inquiry_received', to_address: null },
    ]);
    const email = 'caterer@example.com';
    const byMail = await ask(owner, { email });
    expect(await mailsOf(byMail.data.id)).toMatchObject([{ to_address: email }]);
  });

  it('follows the rules of the form', async () => {
    const owner = await services.asStaff();
    expect(await ask(owner, { eventDate: '2026-11-01' })).toMatchObject({
      code: 'event_date_past',
      errors: [{ field: 'eventDate' }],
    });
    expect(await ask(owner, { selectedSabji: ['sabji 1', 'sabji 2', 'none'] })).toMatchObject({
      code: 'menu_option_unavailable',
    });
    const shown = { pricingCalculation: { totalPrice: 1 } };
    expect(await ask(owner, shown)).toMatchObject({ status: 409, code: 'prices_changed' });
  });

  it('is cancelled as written down by mistake when it is undone, and its mail withdrawn', async () => {
    const owner = await services.asStaff();
    const { data, step } = await ask(owner);
    const undone = await owner.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(undone.status).toBe(200);
    const row = await services.db
      .selectFrom('catering_inquiries')
      .where('id', '=', data.id)
      .select(['status', 'cancel_reason'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'cancelled', cancel_reason: 'Written down by mistake' });
    expect(await mailsOf(data.id)).toMatchObject([{ status: 'withdrawn' }]);
    const history = services.db
      .selectFrom('catering_inquiry_steps')
      .where('inquiry_id', '=', data.id)
      .orderBy('id')
      .select('status');
    expect(await history.execute()).toEqual([{ status: 'pending' }, { status: 'cancelled' }]);
  });
});
