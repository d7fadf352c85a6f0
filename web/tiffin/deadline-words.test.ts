import { describe, expect, it } from 'vitest';
import { buildOrder } from './build-order.ts';
import { cancelWords, changeWords, skipWords, unskipWords } from './deadline-words.ts';

const order = buildOrder();
const { actions } = order;

describe('the words of a deadline', () => {
  it("say until when, on Toronto's clock", () => {
    expect(skipWords(order)).toBe('Skip until Sun, Nov 22 at 2:00 PM');
    expect(changeWords(order)).toBe('Change until Sun, Nov 22 at 2:00 PM');
    expect(cancelWords(order)).toBe('Cancel with 1 credit back until the end of Sun, Nov 22');
  });

  it('say why not any more', () => {
    const reason = 'The time to skip this tiffin with its credit back was Sun, Nov 22 at 2:00 PM.';
    const late = buildOrder({
      actions: { ...actions, skip: { allowed: false, until: '2026-11-22T19:00:00Z', reason } },
    });
    expect(skipWords(late)).toBe(reason);
  });

  it('say that credits stay with the kitchen when it is too late for them', () => {
    const cancel = { allowed: true, until: '2026-11-23T15:00:00Z', reason: null, refund: false };
    expect(
      cancelWords(
        buildOrder({ quantity: 3, status: 'confirmed', actions: { ...actions, cancel } }),
      ),
    ).toBe('Cancel without 3 credits back until Mon, Nov 23 at 10:00 AM');
  });

  it('offer to undo a skip for as long', () => {
    const unskip = { allowed: true, until: '2026-11-22T19:00:00Z', reason: null };
    expect(unskipWords(buildOrder({ status: 'skipped', actions: { ...actions, unskip } }))).toBe(
      'Undo the skip until Sun, Nov 22 at 2:00 PM',
    );
  });

  it('are silent where an action is no question', () => {
    const no = {
      allowed: false,
      until: null,
      reason: 'This cannot be done while it is delivered.',
    };
    const over = buildOrder({
      status: 'delivered',
      actions: { skip: no, unskip: no, change: no, cancel: { ...no, refund: false } },
    });
    expect([skipWords(over), unskipWords(over), changeWords(over), cancelWords(over)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
