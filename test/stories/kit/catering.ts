import { expect, type Locator, type Page } from '@playwright/test';
import { catering } from '#contract/catering/catering.ts';
import { inquiryOf } from '#test/catering-factories.ts';
import { callApi } from './api.ts';
import type { Customer } from './customer.ts';

/** A day far enough from every limit, whatever day it is now. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Toronto',
  });

/** The card of one inquiry, by its number. */
export const cardOf = (page: Page, number: string): Locator =>
  page.getByRole('listitem').filter({ hasText: number });

/** Opens an inquiry at the desk by its number. */
export async function inquiryAtDesk(desk: Page, number: string): Promise<void> {
  await desk.getByRole('menuitem', { name: /^Inquiries/ }).click();
  await desk.getByPlaceholder('Name, phone, email, number').fill(number);
  await desk.getByRole('row').filter({ hasText: number }).click();
  await expect(desk.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible();
}

/** An inquiry of a customer for 80 guests, with the default of everything; answers its number. */
export async function sentInquiry(
  baseURL: string,
  { token, email }: Customer,
  eventDate: string,
): Promise<string> {
  const [plan] = await callApi(baseURL, catering.plans, {});
  const { categories } = await callApi(baseURL, catering.menu, {});
  const chosen = (category: string) =>
    categories.find((one) => one.category === category)?.options[0]?.id ?? '';
  const body = inquiryOf(plan?.id ?? '', {
    email,
    eventDate,
    selectedSabji: chosen('sabji'),
    selectedSweet: chosen('sweet'),
    selectedShrikhand: chosen('shrikhand'),
    selectedSalad: chosen('salad'),
    selectedDal: chosen('dal'),
    selectedRoti: chosen('roti'),
    selectedRice: chosen('rice'),
  });
  const { inquiryNumber } = await callApi(baseURL, catering.create, { body }, token);
  return inquiryNumber;
}
