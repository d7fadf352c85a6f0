import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type SnackCategory, snacks } from '#contract/snacks/catalogue.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { addDays } from '#domain/platform/days.ts';
import { deskSnackOf } from '#test/snack-factories.ts';
import { callApi } from './api.ts';
import type { Customer } from './customer.ts';
import { ownerToken } from './kitchen.ts';

/** The cart on /snack-order: beside the snacks, or on a phone the sheet that opens from below. */
export async function openCart(page: Page): Promise<Locator> {
  const bar = page.getByRole('button', { name: /^View cart/ });
  const beside = page.getByRole('complementary', { name: /^Your cart/ });
  await bar.or(beside).first().waitFor();
  if (await beside.isVisible()) return beside;
  await bar.click();
  return page.getByRole('dialog', { name: 'Your cart' });
}

/** A day three days ahead or later on which the kitchen is open, `YYYY-MM-DD`. */
export async function openDay(baseURL: string): Promise<string> {
  const { first, closures } = await callApi(baseURL, snackOrders.days, {});
  let day = addDays(first, 3);
  while (closures.some(({ startDay, endDay }) => startDay <= day && day <= endDay))
    day = addDays(day, 1);
  return day;
}

/** The desk offers a snack that no other story knows, at a price in cents, off stage. */
export async function offerSnack(
  baseURL: string,
  kind: string,
  price: number,
  categories: SnackCategory[] = ['savory', 'indian-snacks'],
) {
  const body = deskSnackOf({ name: `${kind} ${randomUUID().slice(0, 4)}`, price, categories });
  return callApi(baseURL, adminSnacks.create, { body }, await ownerToken(baseURL));
}

/** The desk gives a snack another price, in cents, off stage. */
export async function changePrice(baseURL: string, slug: string, price: number): Promise<void> {
  const token = await ownerToken(baseURL);
  const { id } = await callApi(baseURL, snacks.read, { params: { id: slug } });
  const snack = await callApi(baseURL, adminSnacks.read, { params: { id } }, token);
  await callApi(baseURL, adminSnacks.update, { params: { id }, body: { ...snack, price } }, token);
}

/** An order of a customer for two of a snack, to be picked up or brought to a door; answers its number. */
export async function orderedSnacks(
  baseURL: string,
  { token, email }: Customer,
  slug: string,
  door?: { customer_address: string; door_note: string },
): Promise<string> {
  const { id } = await callApi(baseURL, snacks.read, { params: { id: slug } });
  const { order_number } = await callApi(
    baseURL,
    snackOrders.place,
    {
      body: {
        customer_name: 'Asha Patel',
        customer_email: email,
        customer_phone: '+19055550123',
        customer_address: null,
        delivery_type: 'pickup',
        delivery_time: `${await openDay(baseURL)}T14:00`,
        special_instructions: null,
        items: [{ snack_id: id, quantity: 2, special_instructions: null }],
        currency: 'CAD',
        ...(door && { delivery_type: 'delivery', ...door }),
      },
    },
    token,
  );
  return order_number;
}

/** The desk confirms a snack order, or takes another step with it, off stage. */
export async function confirmSnacks(
  baseURL: string,
  number: string,
  action: 'confirm' | 'prepare' | 'ready' = 'confirm',
): Promise<void> {
  const token = await ownerToken(baseURL);
  const query = { page: 1, limit: 1, sort: 'createdAt', order: 'DESC', search: number } as const;
  const [order] = await callApi(baseURL, adminSnackOrders.list, { query }, token);
  if (!order) throw new Error(`there is no ${number}`);
  const params = { id: order.id, action } as const;
  await callApi(baseURL, adminSnackOrders.act, { params, body: { anyTime: true } }, token);
}

/** What the browser keeps of the cart; null when it is empty. */
export const cartOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('dabba:cart'));
