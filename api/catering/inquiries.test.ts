import { describe, expect, it } from 'vitest';
import { catering } from '#contract/catering/catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { useApp } from '#test/app.ts';
import { holding, inquiryOf, quotedInquiry, sentInquiry } from '#test/catering-factories.ts';
import { buildCustomer } from '#test/factories.ts';

const services = useApp();

const mailsTo = (email: string) =>
  services.db.selectFrom('mails').where('to_address', '=', email).selectAll().execute();

describe('reading inquiries', () => {
  const list = (id: string, tokens: string[] = [], client = services.visitor) =>
    client.call(
      cateringInquiries.listByCustomer,
      { params: { id }, query: { page: 1, limit: 50 } },
      holding(...tokens),
    );

  it('opens to the browser that sent it what it sent, and nothing else', async () => {
    const email = 'same@example.com';
    const mine = await sentInquiry(services, { email });
    await sentInquiry(services, { email });
    const { data } = await list('me', [mine.token]);
    expect(data.map(({ id }) => id)).toEqual([mine.id]);
    expect((await list('me')).data).toEqual([]);
    expect(await list(email, [mine.token])).toMatchObject({
      status: 401,
      code: 'verification_required',
      message: 'Please confirm this email address with the code that we send to it.',
    });
  });

  it('answers a visitor alike, whether there is such an inquiry or not', async () => {
    const { id } = await sentInquiry(services);
    const other = await sentInquiry(services);
    const unknown = '7f0d3c2e-2f7b-4b8e-9a53-0d8a1d5f2c11';
    const answers = await Promise.all(
      [id, unknown].map((one) =>
        services.visitor.call(
          cateringInquiries.read,
          { params: { id: one } },
          holding(other.token),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it('gives a customer what they sent while signed in, and the rest once their address is verified', async () => {
    const account = await buildCustomer(services.db);
    const customer = await services.asCustomer(account);
    const signedIn = await sentInquiry(services, { by: customer, email: 'work@example.com' });
    const before = await sentInquiry(services, { email: account.email });
    const numbers = async () => (await list(account.email, [], customer)).data.map(({ id }) => id);
    expect(await numbers()).toEqual([signedIn.id]);
    await services.db
      .updateTable('customers')
      .set({ email_verified_at: services.clock.now() })
      .where('id', '=', account.id)
      .execute();
    expect((await numbers()).sort()).toEqual([signedIn.id, before.id].sort());
    expect((await list('me', [], customer)).data).toHaveLength(2);
  });

  it("keeps one customer's inquiries from another, whatever stands in the path", async () => {
    const owner = await services.asCustomer();
    const { id } = await sentInquiry(services, { by: owner });
    const other = await services.asCustomer();
    expect((await list(owner.id, [], other)).data).toEqual([]);
    expect(await other.call(cateringInquiries.read, { params: { id } })).toMatchObject({
      status: 404,
      code: 'inquiry_not_found',
    });
  });

  it('takes no token that was made up', async () => {
    const { id } = await sentInquiry(services);
    for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(43)},,;'`])
      expect(
        await services.visitor.call(cateringInquiries.read, { params: { id } }, holding(token)),
      ).toMatchObject({ status: 401 });
  });
});

describe('changing an inquiry', () => {
  const change = (
    { id, token, planId }: Awaited<ReturnType<typeof sentInquiry>>,
    version: number,
    fields: Parameters<typeof inquiryOf>[1] = {},
  ) =>
    services.visitor.call(
      catering.change,
      { params: { id }, body: { ...inquiryOf(planId, fields), version } },
      holding(token),
    );

  it('writes the new one with a new estimate', async () => {
    const inquiry = await sentInquiry(services);
    const { data } = await change(inquiry, 1, { numberOfGuests: 100, firstName: 'Meera' });
    expect(data).toMatchObject({
      version: 2,
      status: 'pending',
      firstName: 'Meera',
      numberOfGuests: 100,
      pricingCalculation: { basePrice: 229900 },
    });
    const staff = await services.asStaff();
    const atDesk = await staff.call(adminCatering.read, { params: { id: inquiry.id } });
    expect(atDesk.data.history.at(-1)).toMatchObject({
      actor: 'customer',
      note: 'Changed by the customer',
    });
  });

  it('tells its address of the new estimate', async () => {
    const inquiry = await sentInquiry(services);
    const { data } = await change(inquiry, 1, { email: inquiry.email, numberOfGuests: 100 });
    const mails = await mailsTo(inquiry.email);
    expect(mails.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        changed: true,
        estimate: expect.objectContaining({ totalPrice: data.pricingCalculation.totalPrice }),
      }),
    );
    expect(data.steps).toHaveLength(1);
  });

  it('writes to nobody more often than inquiries do', async () => {
    const inquiry = await sentInquiry(services);
    const email = `stranger.${inquiry.id}@example.com`;
    for (let version = 1; version <= 10; version += 1) await change(inquiry, version, { email });
    expect(await change(inquiry, 11, { email })).toMatchObject({
      status: 429,
      code: 'too_many_inquiries',
    });
    expect(await mailsTo(email)).toHaveLength(10);
  });

  it('is refused to whoever has not proved that it is theirs', async () => {
    const inquiry = await sentInquiry(services);
    const other = await sentInquiry(services);
    expect(await change({ ...inquiry, token: other.token }, 1)).toMatchObject({
      status: 401,
      code: 'verification_required',
    });
  });

  it('is refused with the new figures where those that it shows differ, and then changes nothing', async () => {
    const inquiry = await sentInquiry(services);
    const shown = { numberOfGuests: 100, pricingCalculation: { totalPrice: 100 } };
    expect(await change(inquiry, 1, shown)).toMatchObject({ status: 409, code: 'prices_changed' });
    expect(await change(inquiry, 1)).toMatchObject({ status: 200, data: { version: 2 } });
  });

  it('is refused for one that changed since it was read', async () => {
    const inquiry = await sentInquiry(services);
    await change(inquiry, 1);
    expect(await change(inquiry, 1)).toMatchObject({ status: 409, code: 'inquiry_changed' });
  });

  it('is refused once the kitchen has taken it up', async () => {
    const inquiry = await sentInquiry(services);
    const staff = await services.asStaff();
    await staff.call(adminCatering.act, {
      params: { id: inquiry.id, action: 'contact' },
      body: { reason: null },
    });
    expect(await change(inquiry, 2)).toMatchObject({ status: 403, code: 'inquiry_not_editable' });
  });
});

describe('cancelling an inquiry', () => {
  const cancel = ({ id, token }: { id: string; token: string }) =>
    services.visitor.call(
      cateringInquiries.cancel,
      { params: { id }, body: { reason: 'Another date' } },
      holding(token),
    );

  it('is refused to whoever has not proved that it is theirs', async () => {
    const [inquiry, other] = [await sentInquiry(services), await sentInquiry(services)];
    expect(await cancel({ ...inquiry, token: other.token })).toMatchObject({
      status: 401,
      code: 'verification_required',
    });
  });

  it('ends a pending or a quoted one, and writes to its address', async () => {
    const pending = await sentInquiry(services);
    expect(await cancel(pending)).toMatchObject({
      status: 200,
      message: 'Inquiry cancelled successfully!',
      data: { status: 'cancelled', cancelReason: 'Another date' },
    });
    expect((await mailsTo(pending.email)).map(({ kind }) => kind)).toContain('inquiry_cancelled');
    const quoted = await quotedInquiry(services);
    expect((await cancel(quoted)).data).toMatchObject({
      status: 'cancelled',
      quotes: [{ state: 'closed' }],
    });
    const atDesk = await quoted.staff.call(adminCatering.read, { params: { id: quoted.id } });
    expect(atDesk.data.history.at(-1)).toMatchObject({
      status: 'cancelled',
      actor: 'customer',
      note: 'Another date',
    });
  });

  it('is refused in fixed words once it is confirmed', async () => {
    const quoted = await quotedInquiry(services);
    await services.visitor.call(
      cateringInquiries.acceptQuote,
      { params: { id: quoted.id, version: 1 } },
      holding(quoted.token),
    );
    expect(await cancel(quoted)).toMatchObject({
      status: 403,
      message: 'This inquiry cannot be cancelled as it has been confirmed by admin.',
    });
  });
});
