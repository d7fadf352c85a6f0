import { describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { profile } from '#contract/account/profile.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

/** A customer in two tabs of the desk, both opened before either is saved. */
async function opened() {
  const owner = await services.asStaff();
  const customer = await services.asCustomer();
  const params = { id: customer.id };
  const read = async () => (await owner.call(adminCustomers.read, { params })).data;
  const asRead = await read();
  /** Sends the whole form with what was typed into it. */
  const save = (typed: Partial<typeof asRead>) => {
    const names = Object.keys(typed) as (keyof typeof asRead)[];
    const was = Object.fromEntries(names.map((name) => [name, asRead[name]]));
    return owner.call(adminCustomers.update, { params, body: { ...asRead, ...typed, was } });
  };
  return { owner, customer, params, asRead, read, save };
}

describe('a customer whom two change at once', () => {
  it('keeps the allergies that one has written while the other had the form open', async () => {
    const { read, save } = await opened();
    expect(await save({ allergies: 'Peanuts' })).toMatchObject({ status: 200 });
    const address = '12 King Street, Whitby, ON L1N 1A1';
    expect(await save({ address })).toMatchObject({ status: 200, data: { allergies: 'Peanuts' } });
    expect(await read()).toMatchObject({ allergies: 'Peanuts', address });
  });

  it('keeps what the customer has said themselves meanwhile', async () => {
    const { customer, asRead, read, save } = await opened();
    const { firstName: first_name, lastName: last_name, phone, address, diet } = asRead;
    const own = { first_name, last_name, phone, address, diet, standing_note: '' };
    await customer.call(profile.update, { body: { ...own, allergies: 'Sesame' } });
    expect(await save({ internalNote: 'Rings twice' })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ allergies: 'Sesame', internalNote: 'Rings twice' });
  });

  it('is not changed where both have written the same field, and the second hears of it', async () => {
    const { read, save } = await opened();
    await save({ allergies: 'Peanuts' });
    expect(await save({ allergies: 'Sesame', tags: ['VIP'] })).toMatchObject({
      status: 409,
      code: 'conflict',
      errors: [
        {
          field: 'allergies',
          message: 'This has changed in the meantime. Please reload and try again.',
        },
      ],
    });
    expect(await read()).toMatchObject({ allergies: 'Peanuts', tags: [] });
  });

  it('takes the same change twice, as after an answer that never came', async () => {
    const { save } = await opened();
    await save({ allergies: 'Peanuts', tags: ['VIP'] });
    expect(await save({ allergies: 'Peanuts', tags: ['VIP'] })).toMatchObject({ status: 200 });
  });

  it('has both changes when they arrive at the same moment', async () => {
    const { read, save } = await opened();
    const answers = await Promise.all([
      save({ allergies: 'Peanuts' }),
      save({ standingNote: 'Less salt' }),
      save({ customerNote: 'Thank you' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({
      allergies: 'Peanuts',
      standingNote: 'Less salt',
      customerNote: 'Thank you',
    });
  });

  it('is stored whole by a program that does not say what it read', async () => {
    const { owner, params, asRead, read, save } = await opened();
    await save({ allergies: 'Peanuts' });
    await owner.call(adminCustomers.update, { params, body: asRead });
    expect(await read()).toMatchObject({ allergies: '' });
  });
});
