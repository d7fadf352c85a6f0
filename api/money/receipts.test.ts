import { beforeEach, describe, expect, it } from 'vitest';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { type PdfDocument, receipts } from '#contract/money/receipts.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { readPdf } from '#test/read-pdf.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const textOf = ({ base64 }: PdfDocument) =>
  readPdf(Buffer.from(base64, 'base64'))
    .pages.flatMap(({ said }) => said)
    .join('\n');

describe('the receipts of what was paid', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let staff: Client & { id: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    staff = await services.asStaff(await buildStaff(services.db, { role: 'owner' }));
  });

  const pay = async (thing: Record<string, string>, amount: number) => {
    const { data } = await staff.call(adminPayments.record, {
      body: {
        ...thing,
        amount,
        beyondDue: Math.max(0, -amount),
        method: 'interac',
        reference: 'CA77',
        receivedDay: '2026-11-18',
      },
    });
    return data.id;
  };
  const list = (number: string, who = customer) => who.call(receipts.list, { params: { number } });
  const read = (paymentId: string, who = customer) =>
    who.call(receipts.read, { params: { paymentId } });

  it('of a plan are listed first to last, each with its number, and read by their customer', async () => {
    const { id, number } = await buildSubscription(services.db, { customer });
    await pay({ subscriptionId: id }, 3000);
    const balance = await pay({ subscriptionId: id }, 3774);
    const back = await pay({ subscriptionId: id }, -500);
    expect((await list(number)).data).toMatchObject([
      { receiptNumber: `${number}-R1`, amount: 3000, method: 'interac', reference: 'CA77' },
      { receiptNumber: `${number}-R2`, amount: 3774, receivedDay: '2026-11-18' },
      { receiptNumber: `${number}-R3`, amount: -500 },
    ]);
    const { data } = await read(balance);
    expect(data.fileName).toBe(`Receipt ${number}-R2.pdf`);
    const text = textOf(data);
    expect(text).toContain('Received\nC$37.74\nDay\nNov 18, 2026\nFor\nBalance');
    expect(text).toContain('Subtotal\nC$59.95\nHST (13%)\nC$7.79\nTotal\nC$67.74');
    expect(text).toContain('Paid in all\nC$67.74\nStill to pay\nC$0.00');
    const { data: refund } = await read(back);
    expect(refund.fileName).toBe(`Refund receipt ${number}-R3.pdf`);
    const paidBack = textOf(refund);
    expect(paidBack).toContain('Paid back\nC$5.00');
    expect(paidBack).toContain('Paid in all\nC$67.74\nPaid back now\nC$5.00');
  });

  it('say what came beyond the price, and what was given back as a courtesy', async () => {
    const { id, number } = await buildSubscription(services.db, { customer });
    const much = textOf((await read(await pay({ subscriptionId: id }, 10000))).data);
    expect(much).toContain('Still to pay\nC$0.00\nMore than is due, to be paid back\nC$32.26');
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'payment_received')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({ receipt: { aboveDue: 3226 } });
    await pay({ subscriptionId: id }, -3226);
    const courtesy = textOf((await read(await pay({ subscriptionId: id }, -1774))).data);
    expect(courtesy).toContain(
      'Total\nC$67.74\nGiven back as a courtesy\n-C$17.74\nPaid in all\nC$100.00\nPaid back before\nC$32.26\nPaid back now\nC$17.74',
    );
    expect(courtesy).not.toContain('More than is due');
    expect((await list(number)).data.map(({ courtesy }) => courtesy)).toEqual([0, 0, 1774]);
  });

  it('of snacks name them, to their customer and to the desk', async () => {
    const snack = await buildSnack(services.db, { price_cents: 500, tax_basis_points: 1300 });
    const { data: order } = await customer.call(snackOrders.place, {
      body: {
        customer_name: 'Asha Patel',
        customer_email: 'asha@example.com',
        customer_phone: '+19055550123',
        customer_address: null,
        delivery_type: 'pickup',
        delivery_time: '2026-11-20T14:00',
        special_instructions: null,
        items: [{ snack_id: snack.id, quantity: 3, special_instructions: null }],
        currency: 'CAD',
      },
    });
    const paymentId = await pay({ snackOrderId: order.id }, 1695);
    expect((await list(order.order_number)).data).toMatchObject([
      { id: paymentId, receiptNumber: `${order.order_number}-R1`, amount: 1695 },
    ]);
    const text = textOf((await read(paymentId)).data);
    expect(text).toContain('For\nPayment in full');
    expect(text).toContain('Subtotal\nC$15.00\nHST (13%)\nC$1.95\nTotal\nC$16.95');
    const desk = await staff.call(adminPayments.receipt, { params: { id: paymentId } });
    expect(textOf(desk.data)).toBe(text);
  });

  it('are nobody else’s', async () => {
    const { id, number } = await buildSubscription(services.db, { customer });
    const paymentId = await pay({ subscriptionId: id }, 6774);
    const other = await services.asCustomer();
    expect((await list(number, other)).status).toBe(404);
    expect((await read(paymentId, other)).code).toBe('payment_not_found');
  });

  it('go along with the mail about the payment', async () => {
    const { id, number } = await buildSubscription(services.db, { customer });
    await pay({ subscriptionId: id }, 6774);
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'payment_received')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({
      receipt: { receiptNumber: `${number}-R1`, planName: 'Everyday Tiffin', paidInAll: 6774 },
    });
  });

  it('name the kitchen’s registration once the desk has entered it', async () => {
    const { data: profile } = await staff.call(adminSettings.readBusiness, {});
    await staff.call(adminSettings.updateBusiness, {
      body: { ...profile, taxNumber: '123456789 RT0001' },
    });
    const { id } = await buildSubscription(services.db, { customer });
    const text = textOf((await read(await pay({ subscriptionId: id }, 6774))).data);
    await services.db.deleteFrom('settings').where('name', '=', 'business').execute();
    expect(text).toContain('HST registration number: 123456789 RT0001');
  });
});
