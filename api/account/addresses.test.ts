import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { type AddressBody, addresses, MOST_ADDRESSES } from '#contract/account/addresses.ts';
import { profile } from '#contract/account/profile.ts';
import { useApp } from '#test/app.ts';
import { buildAddress } from '#test/factories.ts';

const services = useApp();

const body = (change: Partial<AddressBody> = {}): AddressBody => ({
  label: 'Work',
  address: '80 Simcoe Street South, Oshawa, ON L1H 4G7',
  ...change,
});

const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';

/** A customer whose profile has `HOME`, and what their book says after a call. */
async function somebody() {
  const customer = await services.asCustomer();
  const book = async () =>
    (await customer.call(addresses.list, {})).data.map(
      ({ label, address, isDefault }) => `${isDefault ? '* ' : ''}${label}: ${address}`,
    );
  const idOf = async (label: string) =>
    (await customer.call(addresses.list, {})).data.find((one) => one.label === label)?.id ?? '';
  return { customer, book, idOf };
}

describe('the address book', () => {
  it("begins with the profile's address", async () => {
    const { book } = await somebody();
    expect(await book()).toEqual([`* : ${HOME}`]);
  });

  it('keeps another address beside it, and says where the kitchen does not deliver', async () => {
    const { customer } = await somebody();
    const { status, data } = await customer.call(addresses.add, {
      body: body({ label: 'Cottage', address: '1 Lake Road, Tobermory, ON N0H 2R0' }),
    });
    expect(status).toBe(201);
    expect(data.map(({ label, outside }) => [label, outside])).toEqual([
      ['', null],
      ['Cottage', expect.stringMatching(/^We do not deliver to N0H 2R0 yet\./)],
    ]);
  });

  it('makes the first address of somebody without one the default', async () => {
    const { customer, book } = await somebody();
    const [own] = (await customer.call(addresses.list, {})).data;
    await customer.call(addresses.remove, { params: { id: own?.id ?? '' } });
    expect(await book()).toEqual([]);
    await customer.call(addresses.add, { body: body() });
    expect(await book()).toEqual([`* Work: ${body().address}`]);
    const { data } = await customer.call(accounts.userInfo, {});
    expect(data.address).toBe(body().address);
  });

  it('keeps one door once, however it is spelt', async () => {
    const { customer, book } = await somebody();
    await customer.call(addresses.add, { body: body() });
    const again = body({ address: '80 simcoe st. s, oshawa on l1h4g7' });
    expect(await customer.call(addresses.add, { body: again })).toMatchObject({
      status: 409,
      code: 'address_saved_already',
    });
    const own = body({ address: '12 maple st, Oshawa, Ontario L1G4S8' });
    expect((await customer.call(addresses.add, { body: own })).status).toBe(409);
    expect(await book()).toHaveLength(2);
  });

  it('hands the profile over to another address, each under its own id', async () => {
    const { customer, book, idOf } = await somebody();
    await customer.call(addresses.add, { body: body() });
    const work = await idOf('Work');
    const home = await idOf('');
    await customer.call(addresses.makeDefault, { params: { id: work } });
    expect(await book()).toEqual([`* Work: ${body().address}`, `: ${HOME}`]);
    expect((await customer.call(accounts.userInfo, {})).data.address).toBe(body().address);

    // A tab that was opened before still means the same addresses.
    await customer.call(addresses.change, {
      params: { id: home },
      body: { label: 'Home', address: HOME },
    });
    await customer.call(addresses.makeDefault, { params: { id: home } });
    await customer.call(addresses.remove, { params: { id: work } });
    expect(await book()).toEqual([`* Home: ${HOME}`]);
  });

  it('follows what is typed in the profile', async () => {
    const { customer, book } = await somebody();
    await customer.call(addresses.add, { body: body() });
    const { data: user } = await customer.call(accounts.userInfo, {});
    const typed = {
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone,
      diet: user.diet,
      allergies: user.allergies,
      standing_note: user.standing_note,
    };
    await customer.call(profile.update, { body: { ...typed, address: body().address } });
    expect(await book()).toEqual([`* : ${body().address}`]);
  });

  it('changes the name and the words of both kinds', async () => {
    const { customer, book, idOf } = await somebody();
    await customer.call(addresses.add, { body: body() });
    await customer.call(addresses.change, {
      params: { id: await idOf('') },
      body: { label: 'Home', address: '14 Maple Street, Oshawa, ON L1G 4S8' },
    });
    await customer.call(addresses.change, {
      params: { id: await idOf('Work') },
      body: body({ label: 'Office' }),
    });
    expect(await book()).toEqual([
      '* Home: 14 Maple Street, Oshawa, ON L1G 4S8',
      `Office: ${body().address}`,
    ]);
    const taken = body({ address: '14 Maple St, Oshawa, ON L1G 4S8' });
    const refused = await customer.call(addresses.change, {
      params: { id: await idOf('Office') },
      body: taken,
    });
    expect(refused.code).toBe('address_saved_already');
  });

  it('ends at a number, also for two calls at once', async () => {
    const { customer, book } = await somebody();
    for (let at = 2; at < MOST_ADDRESSES; at += 1)
      await buildAddress(services.db, { customer_id: customer.id });
    const answers = await Promise.all(
      ['1 Bond Street, Oshawa', '2 Bond Street, Oshawa'].map((address) =>
        customer.call(addresses.add, { body: body({ address }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await book()).toHaveLength(MOST_ADDRESSES);
  });

  it("does not know somebody else's addresses", async () => {
    const { customer } = await somebody();
    const other = await somebody();
    await other.customer.call(addresses.add, { body: body() });
    const params = { id: await other.idOf('Work') };
    expect((await customer.call(addresses.remove, { params })).status).toBe(404);
    expect((await customer.call(addresses.makeDefault, { params })).status).toBe(404);
    expect((await customer.call(addresses.change, { params, body: body() })).status).toBe(404);
    expect(await other.book()).toHaveLength(2);
  });
});
