import { describe, expect, it } from 'vitest';
import { adminCatering, type InquiryCorrection } from '#contract/catering/desk-catering.ts';
import { cateringInquiries, type InquiryStatus } from '#contract/catering/inquiries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { acceptedInquiry, depositFor, holding, quotedInquiry } from '#test/catering-factories.ts';
import { reason, useCorrections } from '#test/corrections.ts';

const here = useCorrections();
const { goes, services } = here;

describe('an event, corrected', () => {
  const correctIt = (id: string) => (correction: InquiryCorrection, from: InquiryStatus) =>
    here.staff.call(adminCatering.correct, { params: { id }, body: { correction, from, reason } });
  const act = (id: string, action: 'complete' | 'cancel' | 'contact') =>
    here.staff.call(adminCatering.act, {
      params: { id, action },
      body: { reason: 'As it was', anyTime: true, unpaid: 226_000 },
    });

  it('is not completed yet', async () => {
    const { id } = await acceptedInquiry(services, { by: here.customer });
    await act(id, 'complete');
    const { data } = await correctIt(id)('not-completed', 'completed');
    expect(data).toMatchObject({ status: 'confirmed' });
    expect(data.history.at(-1)?.note).toBe(`It is not completed yet (${reason})`);
    await act(id, 'complete');
    await goes(() => correctIt(id)('not-completed', 'completed'));
  });

  it('goes on as before it was cancelled, and its deposit counts', async () => {
    const { id } = await acceptedInquiry(services, { by: here.customer });
    await here.staff.call(adminPayments.record, { body: depositFor(id) });
    await act(id, 'cancel');
    await here.staff.call(adminPayments.nothingToPayBack, {
      body: { inquiryId: id, note: 'We keep it' },
    });
    const { data } = await correctIt(id)('not-cancelled', 'cancelled');
    expect(data).toMatchObject({ status: 'confirmed', cancelReason: null });
    expect(data.balance.owed).toBe(226_000 - 50_000);
    await act(id, 'cancel');
    await goes(() => correctIt(id)('not-cancelled', 'cancelled'));
  });

  /** Accepted at C$2,260.00 and paid with C$2,300.00, of which nothing goes back. */
  const agreedOn = async () => {
    const { id, token } = await acceptedInquiry(services, { by: here.customer });
    const { data: payment } = await here.staff.call(adminPayments.record, {
      body: depositFor(id, 230_000),
    });
    const note = 'They let us keep it';
    await here.staff.call(adminPayments.nothingToPayBack, { body: { inquiryId: id, note } });
    return { id, token, payment };
  };

  it('keeps what was agreed about its money when it is not completed yet', async () => {
    const { id } = await agreedOn();
    await act(id, 'complete');
    const { data } = await correctIt(id)('not-completed', 'completed');
    expect(data.balance).toMatchObject({ charge: 230_000, toPayBack: 0 });
  });

  it('forgets what was agreed about its money with the acceptance', async () => {
    const { id, token, payment } = await agreedOn();
    await here.staff.call(adminPayments.correct, { params: { id: payment.id }, body: { reason } });
    await correctIt(id)('not-accepted', 'confirmed');
    const again = await services.visitor.call(
      cateringInquiries.acceptQuote,
      { params: { id, version: 1 } },
      holding(token),
    );
    expect(again.data.balance).toMatchObject({ charge: 226_000, owed: 226_000 });
  });

  it('goes on as before in every other state, too', async () => {
    const { id } = await quotedInquiry(services, { by: here.customer });
    await act(id, 'cancel');
    expect((await correctIt(id)('not-cancelled', 'cancelled')).data.status).toBe('quoted');
  });

  it('has a quote that is open again, unless money stands on it', async () => {
    const inquiry = await acceptedInquiry(services, { email: 'whoever-sent-it@example.com' });
    const { id } = inquiry;
    const { data: deposit } = await here.staff.call(adminPayments.record, { body: depositFor(id) });
    const refused = await correctIt(id)('not-accepted', 'confirmed');
    expect(refused.code).toBe('inquiry_paid_for');
    expect(refused.message).toContain('C$500.00');
    await here.staff.call(adminPayments.correct, { params: { id: deposit.id }, body: { reason } });
    const { data } = await correctIt(id)('not-accepted', 'confirmed');
    expect(data).toMatchObject({ status: 'quoted', balance: { owed: 0, charge: 0 } });
    const again = await services.visitor.call(
      cateringInquiries.acceptQuote,
      { params: { id, version: 1 } },
      holding(inquiry.token),
    );
    expect(again.data.status).toBe('confirmed');
    const mails = await services.db
      .selectFrom('mails')
      .where('to_address', '=', 'whoever-sent-it@example.com')
      .where('kind', '=', 'corrected')
      .orderBy('created_at')
      .select(['inquiry_id', 'details'])
      .execute();
    // Of the deposit, and of the acceptance.
    expect(mails).toMatchObject([
      { inquiry_id: id },
      {
        inquiry_id: id,
        details: { changes: ['It is quoted; we had it as confirmed.', 'Nothing is to be paid.'] },
      },
    ]);
    const written = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', id)
      .where('action', '=', 'correct')
      .select(['before', 'after'])
      .execute();
    expect(written).toMatchObject([
      { before: { status: 'confirmed' }, after: { status: 'quoted' } },
    ]);
    await goes(() => correctIt(id)('not-accepted', 'confirmed'));
  });

  it('stays cancelled on a day that is closed by now', async () => {
    const { id } = await acceptedInquiry(services, { eventDate: '2027-01-14' });
    await act(id, 'cancel');
    await services.db
      .insertInto('closures')
      .values({ start_day: '2027-01-14', end_day: '2027-01-14', reason: 'Repairs' })
      .execute();
    const refused = await correctIt(id)('not-cancelled', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'inquiry_day_closed']);
  });
});
