import type { CustomerCells, RowDecision } from '#contract/account/desk-imports.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import type { KnownCustomer } from '#domain/account/import-register.ts';
import { judgeImport, type KnownStops } from '#domain/account/judge-import.ts';
import type { ImportablePlan } from '#domain/account/plan-cells.ts';
import { readCustomerRow, readDayOrders } from '#domain/account/read-customer-row.ts';

/** What the kitchen sells. */
export const PLAN: ImportablePlan = {
  planGroupId: 'group',
  planVariantId: 'variant',
  planName: 'Everyday Tiffin',
  billingCycle: 'weekly',
  tiffinCount: 5,
  box: null,
};

/** The same by the month. */
export const MONTHLY_PLAN: ImportablePlan = {
  ...PLAN,
  ...{ planVariantId: 'monthly', billingCycle: 'monthly', tiffinCount: 20 },
};

/** Somebody whom the kitchen knows. */
export const KIRAN: KnownCustomer = {
  id: 'kiran',
  name: 'Kiran Shah',
  phone: '+19055550150',
  email: 'kiran@example.com',
  diet: 'jain',
  allergies: 'Sesame',
  household: [{ name: 'Meera', diet: 'swaminarayan', allergies: 'Peanuts' }],
  addresses: [deliveryAddress('4 King Street, Ajax, ON L1S 2H5')],
  gets: ['email', 'promotions'],
};

/** A row about somebody new, with a plan. */
export const ASHA = {
  name: 'Asha Patel',
  phone: '905-555-0142',
  email: 'asha@example.com',
  address: '18 Simcoe Street North, Oshawa, ON L1G 4S1',
  plan: 'Everyday Tiffin',
  tiffinsLeft: '7',
};

/** A sheet of customers as it is judged, with whom the kitchen knows and who has said STOP. */
export function judge(
  rows: readonly (CustomerCells & { decision?: RowDecision })[],
  known: readonly KnownCustomer[] = [KIRAN],
  knownStops: KnownStops = [],
  plans: readonly ImportablePlan[] = [PLAN],
) {
  const context = {
    plans,
    defaultSlot: '18:00-19:00' as const,
    maxTiffinsPerOrder: 5,
    today: '2026-11-16',
    dayOrders: readDayOrders(rows),
  };
  return judgeImport(
    rows.map(({ decision, ...cells }, index) => ({
      read: readCustomerRow(cells, context),
      decision,
      line: index + 2,
    })),
    {
      known,
      knownStops,
      staffEmails: new Set(['cook@example.com']),
      isOutside: (address) => address.includes('Calgary'),
    },
  );
}

/** Takes the plan out of a row. */
export const NO_PLAN = { plan: '', tiffinsLeft: '' };
