import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { createSubmitKey } from './submit-key.ts';

const order = { date: '2026-03-03', quantity: 1 };
const error = (status: number, code: ErrorCode) => new ApiError({ status, code, message: '' });

describe('the idempotency key of a submit', () => {
  it.each([
    error(0, 'network'),
    error(500, 'server_error'),
    error(503, 'unavailable'),
    error(429, 'rate_limited'),
  ])('stays the same when nobody knows whether it arrived ($code)', (uncertain) => {
    const submit = createSubmitKey();
    const first = submit.keyFor(order);
    submit.ended(uncertain);
    expect(submit.keyFor({ ...order })).toBe(first);
  });

  it('is new after a success and after a final refusal', () => {
    const submit = createSubmitKey();
    const first = submit.keyFor(order);
    submit.ended();
    const second = submit.keyFor(order);
    submit.ended(error(409, 'insufficient_credits'));
    const third = submit.keyFor(order);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is new when the form was changed in between', () => {
    const submit = createSubmitKey();
    const first = submit.keyFor(order);
    submit.ended(error(0, 'network'));
    expect(submit.keyFor({ ...order, quantity: 2 })).not.toBe(first);
  });
});

describe('the key of a submit that outlives its page', () => {
  function memory() {
    let kept: { key: string; input: string } | null = null;
    return {
      read: () => kept,
      write: (sent: { key: string; input: string } | null) => {
        kept = sent;
      },
    };
  }

  it('is the same after a reload in the middle of it', () => {
    const kept = memory();
    const first = createSubmitKey(kept).keyFor(order);
    expect(createSubmitKey(kept).keyFor({ ...order })).toBe(first);
    expect(createSubmitKey(kept).keyFor({ ...order, quantity: 2 })).not.toBe(first);
  });

  it('is forgotten once the answer is final', () => {
    const kept = memory();
    const submit = createSubmitKey(kept);
    const first = submit.keyFor(order);
    submit.ended();
    expect(kept.read()).toBeNull();
    expect(createSubmitKey(kept).keyFor(order)).not.toBe(first);
  });
});
