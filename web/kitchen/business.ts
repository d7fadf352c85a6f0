import { useRouteLoaderData } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';

/** What root.tsx loads once for all pages. */
export type RootData = {
  /** Where the shop lives, without a slash at the end. */
  origin: string;
  /** Null while it cannot be read; the chrome then leaves out what it would say. */
  business: PublicBusiness | null;
};

/** Who the kitchen is: name, contacts, hours, cities. Null while it cannot be read. */
export function useBusiness(): PublicBusiness | null {
  return useRouteLoaderData<RootData>('root')?.business ?? null;
}

/** Whether mails reach people; while that is not known, they do. */
export const useSendsMail = (): boolean => useBusiness()?.sendsMail !== false;

/** What follows an order: the ways to pay, or that the kitchen will tell them (docs/decisions/0026-examples-are-not-told.md). */
export function howToPayComes(business: PublicBusiness | null): string {
  if (business?.tellsHowToPay === false) return 'We will tell you how to pay';
  return `How to pay comes next${business?.sendsMail === false ? '' : ', and by e-mail'}`;
}

/** ` in Durham`: where the kitchen cooks, for a sentence; nothing where it has not said. */
export const inRegion = (business: Pick<PublicBusiness, 'region'> | null | undefined): string =>
  business?.region ? ` in ${business.region}` : '';

/** ` in Durham and the GTA`: where it delivers, for a sentence; nothing where it has not said. */
export const inArea = (business: Pick<PublicBusiness, 'area'> | null | undefined): string =>
  business?.area ? ` in ${business.area}` : '';

/** ` Contact support at (905) 555-0117 (Mon-Sat …).`, to follow a sentence; nothing while unread. */
export function contactSupport(business: PublicBusiness | null): string {
  if (!business) return '';
  const { phone, supportHours } = business;
  const where = phone ? `at ${formatPhone(phone)}` : 'on our contact page';
  return ` Contact support ${where} (${supportHours}).`;
}

/** `+19055550142` as people here write it: `(905) 555-0142`; other countries stay as they are. */
export function formatPhone(e164: string): string {
  const local = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return local ? `(${local[1]}) ${local[2]}-${local[3]}` : e164;
}
