import { expect, it, vi } from 'vitest';
import { correctionsOfInquiry } from '#admin/catering/inquiries/actions.tsx';
import { correctionsOfSnacks } from '#admin/snacks/orders/corrections.ts';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { checkTakingOut } from '#domain/money/reversals.ts';
import { refusalText } from './correct-dialog.tsx';

vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });

const balance = { charge: 0, received: 0, paidBack: 0, paid: 0, reduced: 0, owed: 0, toPayBack: 0 };
const closed = [{ startDay: '2026-11-24', endDay: '2026-11-24', reason: 'Repairs' }];

it('a snack order is not offered to be taken up again on a day that is closed', () => {
  const order = {
    id: 'one',
    orderNumber: 'SN-2026-0012',
    status: 'cancelled',
    deliveryType: 'pickup',
    deliveryDate: '2026-11-24',
    deliveryTime: '14:00',
    totalAmount: 3390,
    balance,
    steps: [],
  } as Partial<AdminSnackOrder> as AdminSnackOrder;
  const takenUp = (closures: typeof closed) =>
    correctionsOfSnacks(order, closures).truths.find(({ key }) => key === 'taken-up')?.refused;
  expect(takenUp(closed)).toContain('The kitchen is closed on Tue, Nov 24 (Repairs).');
  expect(takenUp([])).toBeNull();
});

const step = (status: 'confirmed' | 'cancelled') => ({ status, at: '', actor: '', note: null });

it('an event is not offered to go on as before on a day that is closed', () => {
  const inquiry = {
    id: 'one',
    inquiryNumber: 'CI-2026-0007',
    status: 'cancelled',
    eventDate: '2026-11-24',
    history: [step('confirmed'), step('cancelled')],
    quotes: [],
    balance,
  } as Partial<AdminInquiry> as AdminInquiry;
  const refused = (closures: typeof closed) =>
    correctionsOfInquiry(inquiry, closures).truths.map((truth) => truth.refused);
  expect(refused(closed)).toEqual([
    'The kitchen is closed on Tue, Nov 24. Please open it first, or leave the event cancelled.',
  ]);
  expect(refused([])).toEqual([null]);
});

it('a payment of which something was paid back is not offered to be taken out', () => {
  expect(refusalText(checkTakingOut(2652, 1652))).toContain('Please take that out first.');
  expect(refusalText(checkTakingOut(2652, 2652))).toBeNull();
  expect(refusalText(checkTakingOut(-1000, 1652))).toBeNull();
});
