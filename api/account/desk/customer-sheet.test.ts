import { describe, expect, it } from 'vitest';
import { DEFAULT_CUSTOMER_SETTINGS, withChange } from '#domain/account/customer-settings.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { checkCustomers, downloadCustomers } from '#test/customer-sheet-kit.ts';
import { buildAddress, buildCustomer, buildMember } from '#test/factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

/** The lines of somebody in the sheet. */
const linesOf = async (email: string) => {
  const sheet = await downloadCustomers(await services.asStaff());
  return sheet.filter((line) => line.email === email);
};

describe('the sheet of customers', () => {
  it('has a line for each address of somebody, and says which is the default one', async () => {
    const asha = await buildCustomer(services.db, { address_label: 'Home' });
    const address = deliveryAddress('4 King Street, Ajax, ON L1S 2H5', {
      ...{ unitNumber: '7', entryCode: '0042', doorNote: '' },
    });
    await buildAddress(services.db, { customer_id: asha.id, label: 'Work', address });
    expect(await linesOf(asha.email)).toMatchObject([
      { addressLabel: 'Home', defaultAddress: '' },
      {
        ...{ name: 'Asha', addressLabel: 'Work', defaultAddress: 'no', diet: '' },
        ...{ address: address.text, unit: '7', entryCode: '0042', doorNote: 'none' },
      },
    ]);
  });

  it('says on every line of somebody to what they have said STOP', async () => {
    const phone = '+19055550170';
    const leela = await buildCustomer(services.db, { phone });
    await buildMember(services.db, leela.id);
    await services.db
      .insertInto('opt_outs')
      .values({ phone, channel: 'sms', at: TEST_NOW })
      .execute();
    const lines = await linesOf(leela.email);
    expect(lines.map(({ stopped }) => stopped)).toEqual(
      lines.map(() => 'SMS, 2026-11-18, from their phone'),
    );
    expect(lines).toHaveLength(2);
  });

  it('says of offers what is on record, and nothing of a consent that is not', async () => {
    const settings = JSON.stringify(
      withChange(DEFAULT_CUSTOMER_SETTINGS, { notifications: { promotions: true } }),
    );
    const [one, other] = [
      await buildCustomer(services.db, { settings }),
      await buildCustomer(services.db, { settings }),
    ];
    await services.db
      .insertInto('mail_choices')
      .values({
        ...{ customer_id: one.id, choice: 'promotions', is_on: true, at: TEST_NOW, how: 'paper' },
        ...{ told_on: '2026-11-03', actor: 'Meera' },
      })
      .execute();
    expect(await linesOf(one.email)).toMatchObject([
      { mailChoices: 'Offers: yes, on paper, 2026-11-03, noted by Meera' },
    ]);
    expect(await linesOf(other.email)).toMatchObject([{ mailChoices: '' }]);
  });

  it('has two plans of one kind as two, wherever they are brought, and an import asks nothing of them', async () => {
    const meena = await buildCustomer(services.db, { phone: '+19055550171' });
    const { group, variant } = await buildOffer(services.db);
    const plan = (credits: number, end_day: string | null, text: string) =>
      buildSubscription(services.db, {
        ...{ customer: meena, credits, end_day, address: deliveryAddress(text) },
        ...{ plan_name: group.name, plan_group_id: group.id, plan_variant_id: variant.id },
      });
    const home = '14 King Street East, Oshawa, ON L1H 1A9';
    await plan(12, null, home);
    await plan(11, null, home);
    await plan(12, '2026-12-24', '14 King St E, Oshawa');
    await plan(12, null, '1 Bond Street, Oshawa, ON L1G 1B2');
    const lines = await linesOf(meena.email);
    const elsewhere = { phone: '905-555-0172', email: 'meena-elsewhere@example.com' };
    const sheet = lines.map((line) => ({ ...line, ...elsewhere }));
    const { outcomes, counts } = await checkCustomers(await services.asStaff(), sheet);
    expect(outcomes).toMatchObject({ new: 1, joined: lines.length - 1, wrong: 0 });
    expect(counts).toMatchObject({ customers: 1, subscriptions: 4, credits: 47 });
  });
});
