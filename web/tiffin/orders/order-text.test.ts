import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { buildOrder } from '#test/builders/build-order.ts';
import { scheduleFailure } from './booking-text.ts';
import { tiffinOrderCancelFailure } from './cancel-dialog.tsx';
import {
  cancelDeadlineText,
  cancelInsteadText,
  cancelsInstead,
  changeDeadlineText,
  skipDeadlineText,
  skipFailure,
  unskipDeadlineText,
} from './order-text.ts';

const order = buildOrder();
const { actions } = order;

describe('the words of a deadline', () => {
  it("say until when, on Toronto's clock", () => {
    expect(skipDeadlineText(order)).toBe('Skip until Sun, Nov 22 at 2:00 PM');
    expect(changeDeadlineText(order)).toBe('Change until Sun, Nov 22 at 2:00 PM');
    expect(cancelDeadlineText(order)).toBe(
      'Cancel with 1 credit back until the end of Sun, Nov 22',
    );
  });

  it('say why not any more', () => {
    const reason = 'The time to skip this tiffin with its credit back was Sun, Nov 22 at 2:00 PM.';
    const late = buildOrder({
      actions: { ...actions, skip: { allowed: false, until: '2026-11-22T19:00:00Z', reason } },
    });
    expect(skipDeadlineText(late)).toBe(reason);
  });

  it('say that credits stay with the kitchen when it is too late for them', () => {
    const cancel = { allowed: true, until: '2026-11-23T15:00:00Z', reason: null, refund: false };
    expect(
      cancelDeadlineText(
        buildOrder({ quantity: 3, status: 'confirmed', actions: { ...actions, cancel } }),
      ),
    ).toBe('Cancel without 3 credits back until Mon, Nov 23 at 10:00 AM');
  });

  it('offer to undo a skip for as long', () => {
    const unskip = { allowed: true, until: '2026-11-22T19:00:00Z', reason: null };
    expect(
      unskipDeadlineText(buildOrder({ status: 'skipped', actions: { ...actions, unskip } })),
    ).toBe('Undo the skip until Sun, Nov 22 at 2:00 PM');
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
    expect([
      skipDeadlineText(over),
      unskipDeadlineText(over),
      changeDeadlineText(over),
      cancelDeadlineText(over),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a tiffin that it is too late to skip', () => {
  const skip = { allowed: false, until: null, reason: 'too late' };
  const late = buildOrder({ quantity: 2, actions: { ...actions, skip } });

  it('can be cancelled with its credits back until midnight, and that is said', () => {
    expect(cancelsInstead(late)).toBe(true);
    expect(cancelInsteadText(late)).toBe(
      'It is too late to skip, but if you cancel before the end of Sun, Nov 22, 2 credits come back.',
    );
  });

  it('is not offered to be cancelled where that brings nothing back, or while it can be skipped', () => {
    const cancel = { ...actions.cancel, refund: false };
    expect(cancelsInstead(buildOrder({ actions: { ...actions, skip, cancel } }))).toBe(false);
    expect(cancelsInstead(order)).toBe(false);
    const waiting = buildOrder({ status: 'pending_confirmation', actions: { ...actions, skip } });
    expect(cancelsInstead(waiting)).toBe(false);
  });
});

const failed = (code: ErrorCode, message = errorMessage(code)) =>
  new ApiError({ code, status: 0, message });

const SERVER = 'Server error. Please try again later or contact support.';

describe('the words of a failure', () => {
  it("are the server's where it says more than its status", () => {
    const words = 'You have no tiffin scheduled for that date.';
    expect(skipFailure(failed('nothing_to_skip'))).toBe(words);
    expect(scheduleFailure(failed('insufficient_credits', 'Insufficient credits.'))).toBe(
      'Insufficient credits.',
    );
    expect(tiffinOrderCancelFailure(failed('cancel_deadline_passed', 'Too late.'))).toBe(
      'Too late.',
    );
  });

  it('are fixed ones for a server that broke', () => {
    expect(scheduleFailure(failed('server_error'))).toBe(SERVER);
    expect(skipFailure(failed('server_error'))).toBe(SERVER);
    expect(tiffinOrderCancelFailure(failed('server_error'))).toMatch(/^Failed to cancel order: /);
  });

  it('are fixed ones for an answer without words', () => {
    expect(scheduleFailure(failed('unexpected_status', ''))).toBe(
      'Failed to schedule order. Please try again.',
    );
    expect(skipFailure(failed('unexpected_status', ''))).toBe(
      'Failed to skip tiffin. Please try again.',
    );
    expect(skipFailure(failed('not_found'))).toBe(
      'Subscription not found. Please refresh the page.',
    );
  });

  it('are fixed ones for a cancellation that cannot be', () => {
    expect(tiffinOrderCancelFailure(failed('forbidden'))).toBe(
      'This order cannot be cancelled as it has been confirmed by admin.',
    );
    expect(tiffinOrderCancelFailure(failed('network'))).toBe(
      'Network error. Please check your connection and try again.',
    );
    expect(tiffinOrderCancelFailure(failed('invalid_request'))).toBe(
      'Invalid request. Please check your order details.',
    );
  });
});
