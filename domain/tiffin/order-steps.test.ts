import { describe, expect, it } from 'vitest';
import { type AuditLine, type LedgerLine, type Stepped, tiffinSteps } from './order-steps.ts';

const minute = (past: number) => `2026-11-18T15:${String(past).padStart(2, '0')}:00Z`;

const ORDER: Stepped = {
  status: 'scheduled',
  bookedByUsual: false,
  cancelReason: null,
  internalNote: null,
};

const desk = (past: number, action: string, change: Partial<AuditLine> = {}): AuditLine => ({
  at: minute(past),
  actor: 'Meera',
  resource: 'tiffin-orders',
  action,
  before: null,
  after: null,
  ...change,
});

const entry = (past: number, cause: string, change: Partial<LedgerLine> = {}): LedgerLine => ({
  at: minute(past),
  actor: 'customer',
  byStaff: false,
  reason: cause,
  key: `order:1:0:${cause}`,
  ...change,
});

const deskEntry = (past: number, cause: string, reason = cause) =>
  entry(past, cause, { actor: 'Meera', byStaff: true, reason });

/** The steps as lines: `Skipped the tiffin · customer (away)`. */
const told = (...read: Parameters<typeof tiffinSteps>) =>
  tiffinSteps(...read).map(
    ({ words, actor, note, at }) =>
      `${words} · ${actor}${note ? ` (${note})` : ''}${at ? '' : ', no time'}`,
  );

describe('the steps of a tiffin', () => {
  it('are those of its customer and of the desk, each once, first to last', () => {
    const audit = [
      desk(3, 'confirm', { before: { status: 'scheduled' }, after: { status: 'confirmed' } }),
      desk(4, 'prepare', { before: { status: 'confirmed' }, after: { status: 'preparing' } }),
    ];
    const ledger = [
      entry(0, 'schedule'),
      entry(1, 'skip', { reason: 'We are away' }),
      entry(2, 'unskip'),
      deskEntry(4, 'prepare'),
    ];
    expect(told({ ...ORDER, status: 'preparing' }, audit, ledger)).toEqual([
      'Booked the tiffin · customer',
      'Skipped the tiffin · customer (We are away)',
      'Took back the skip of the tiffin · customer',
      'Confirmed the tiffin · Meera',
      'Began to cook the tiffin · Meera',
    ]);
  });

  it('say whose pattern booked it, and one change where the ledger has two entries', () => {
    const change = { key: 'order:1:1:change:release', reason: 'change' };
    const ledger = [
      entry(0, 'schedule', { actor: 'clock', reason: 'usual' }),
      entry(1, 'change', change),
      entry(1, 'change', { ...change, key: 'order:1:1:change:reserve' }),
    ];
    expect(told({ ...ORDER, bookedByUsual: true }, [], ledger)).toEqual([
      'Booked the tiffin by their usual · clock',
      'Changed the tiffin · customer',
    ]);
  });

  it('say what the desk changed, and of personal words only that they changed', () => {
    const update = desk(1, 'update', {
      before: { deliveryDate: '2026-11-20', quantity: 1, address: '(personal)', creditsHeld: 1 },
      after: { deliveryDate: '2026-11-23', quantity: 2, address: '(personal)', creditsHeld: 2 },
    });
    const [step] = tiffinSteps(ORDER, [update], [deskEntry(1, 'change')]);
    expect(step?.note?.split('\n')).toEqual([
      'Delivery date: Nov 20, 2026 → Nov 23, 2026',
      'Quantity: 1 → 2',
      'Address changed',
    ]);
  });

  it('say why it did not come: as the ledger has it, else as the tiffin has it', () => {
    const way = [desk(1, 'skip'), desk(2, 'unskip'), desk(3, 'fail')];
    const order: Stepped = { ...ORDER, status: 'cancelled', cancelReason: 'Nobody was home' };
    expect(told(order, way, [deskEntry(1, 'skip', 'No gas today')])).toEqual([
      'Skipped the tiffin · Meera (No gas today)',
      'Took back the skip of the tiffin · Meera',
      'Could not hand over the tiffin · Meera (Nobody was home)',
    ]);
  });

  it('say of a correction what is true and why, and without its note no more than what', () => {
    const correct = desk(1, 'correct', { after: { correction: 'It is not cooked yet' } });
    const internalNote =
      'Ring twice\nCorrected Nov 18, 2026, 10:01 AM by Meera: It is not cooked yet (pressed too early)';
    const notes = [internalNote, 'Ring twice'].map(
      (note) => tiffinSteps({ ...ORDER, internalNote: note }, [correct], [])[0]?.note,
    );
    expect(notes).toEqual(['It is not cooked yet (pressed too early)', 'It is not cooked yet']);
  });

  it('say that it was confirmed by itself where nobody had done it, and give no time', () => {
    const cooked = desk(5, 'prepare', {
      before: { status: 'confirmed' },
      after: { status: 'preparing' },
    });
    const back = desk(6, 'take-back', { after: { takenBack: 'prepare' } });
    const ledger = [entry(0, 'schedule'), deskEntry(5, 'prepare')];
    const byItself = 'Confirmed the tiffin · clock, no time';
    const begin = ['Booked the tiffin · customer', byItself];
    expect(told({ ...ORDER, status: 'confirmed' }, [], [entry(0, 'schedule')])).toEqual(begin);
    expect(told({ ...ORDER, status: 'confirmed' }, [cooked, back], ledger)).toEqual([
      ...begin,
      'Began to cook the tiffin · Meera',
      'Took back: began to cook the tiffin · Meera',
    ]);
  });

  it('tell of a closed day what became of it, and of what was taken back elsewhere', () => {
    const closed = desk(1, 'close-day', { resource: 'kitchen-days' });
    const ledger = [
      deskEntry(0, 'skip', 'Storm'),
      entry(1, 'close-day', { byStaff: true }),
      entry(2, 'x', {
        actor: 'Meera',
        byStaff: true,
        key: 'step:7:12',
        reason: 'Taken back: Closed the kitchen on some days',
      }),
    ];
    expect(told({ ...ORDER, status: 'delivered' }, [closed], ledger)).toEqual([
      'Skipped the tiffin · Meera (Storm)',
      'Confirmed the tiffin · clock, no time',
      'Closed the day: what was still open counts as delivered · Meera',
      'Taken back: Closed the kitchen on some days · Meera',
    ]);
  });
});
