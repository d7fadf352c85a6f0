import { describe, expect, it } from 'vitest';
import { DEFAULT_SKIP_REASON } from './order-labels.ts';
import { type StoredStep, tiffinSteps } from './order-steps.ts';

const step = (action: string, change: Partial<StoredStep> = {}): StoredStep => ({
  at: '2026-11-18T15:00:00Z',
  actor: 'Meera',
  action,
  reason: null,
  before: null,
  after: null,
  ...change,
});

/** The steps as lines: `Skipped the tiffin · customer (away)`. */
const told = (...steps: StoredStep[]) =>
  tiffinSteps(steps).map(
    ({ words, actor, note }) => `${words} · ${actor}${note ? ` (${note})` : ''}`,
  );

describe('the steps of a tiffin', () => {
  it('say what was done, by whom, and why', () => {
    expect(
      told(
        step('schedule', { actor: 'customer' }),
        step('usual', { actor: 'clock' }),
        step('skip', { actor: 'customer', reason: 'We are away' }),
        step('skip', { actor: 'customer', reason: DEFAULT_SKIP_REASON }),
        step('unskip', { actor: 'customer' }),
        step('confirm', { actor: 'clock' }),
        step('prepare'),
        step('expire', { actor: 'clock', reason: 'The kitchen could not take it in time.' }),
        step('correct', { reason: 'It is not cooked yet (pressed too early)' }),
      ),
    ).toEqual([
      'Booked the tiffin · customer',
      'Booked the tiffin by their usual · clock',
      'Skipped the tiffin · customer (We are away)',
      'Skipped the tiffin · customer',
      'Took back the skip of the tiffin · customer',
      'Confirmed the tiffin · clock',
      'Began to cook the tiffin · Meera',
      'Cancelled the tiffin · clock (The kitchen could not take it in time.)',
      'Corrected the tiffin · Meera (It is not cooked yet (pressed too early))',
    ]);
  });

  it('say from where it was moved to where, and why; of personal words only that they changed', () => {
    const moved = step('move', {
      reason: 'Storm',
      before: { deliveryTimeSlot: '19:00-20:00', deliveryDate: '2026-11-20' },
      after: { deliveryTimeSlot: '17:00-18:00', deliveryDate: '2026-11-23' },
    });
    const changed = step('change', {
      before: { deliveryDate: '2026-11-23', quantity: 1, address: '(personal)', creditsHeld: 1 },
      after: { deliveryDate: '2026-11-24', quantity: 2, address: '(personal)', creditsHeld: 2 },
    });
    expect(tiffinSteps([moved, changed]).map(({ words, note }) => [words, note])).toEqual([
      [
        'Moved the tiffin, as its day was closed',
        'Storm\nDelivery date: Nov 20, 2026 → Nov 23, 2026\nHour: 7:00 PM - 8:00 PM → 5:00 PM - 6:00 PM',
      ],
      [
        'Changed the tiffin',
        'Delivery date: Nov 23, 2026 → Nov 24, 2026\nQuantity: 1 → 2\nAddress changed',
      ],
    ]);
  });

  it('say from which state it came to which', () => {
    const accepted = { before: { status: 'pending_confirmation' }, after: { status: 'scheduled' } };
    expect(told(step('correct', accepted))).toEqual([
      'Corrected the tiffin · Meera (Status: Pending → Scheduled)',
    ]);
  });

  it('say what was decided about its credit', () => {
    expect(told(step('decide-credit', { after: { notDelivered: 'returned' } }))).toEqual([
      'Decided about the credit of the tiffin · Meera (What becomes of the credit: given back)',
    ]);
  });

  it('tell of a closed day what became of it, and what was undone', () => {
    const back = (resource: string, takenBack: string) =>
      step('take-back', { after: { resource, takenBack } });
    expect(
      told(
        step('close-day'),
        back('kitchen-days', 'close-day'),
        back('tiffin-orders', 'prepare'),
        back('closures', 'create'),
      ),
    ).toEqual([
      'Closed the day: what was still open counts as delivered · Meera',
      'Took back: closed the day: what was still open counts as delivered · Meera',
      'Took back: began to cook the tiffin · Meera',
      'Took back: closed the kitchen on some days · Meera',
    ]);
  });
});
