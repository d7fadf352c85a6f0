import { describe, expect, it } from 'vitest';
import { actionsIn, statesReached, transition } from '#domain/platform/states.ts';
import { depositAwaited, INQUIRY_STATES } from './inquiry-states.ts';

describe('the life of a catering inquiry', () => {
  it('reaches every state', () => {
    expect(statesReached(INQUIRY_STATES)).toEqual(new Set(Object.keys(INQUIRY_STATES.labels)));
  });

  it.each([
    ['pending', ['edit', 'cancel']],
    ['contacted', []],
    ['quoted', ['request_change', 'accept', 'cancel']],
    ['confirmed', []],
    ['completed', []],
    ['cancelled', []],
  ] as const)('lets its customer, when %s, do %j', (status, actions) => {
    expect(actionsIn(INQUIRY_STATES, status, 'customer')).toEqual(actions);
  });

  it.each([
    ['pending', ['contact', 'quote', 'set-clock', 'set-diets', 'cancel']],
    ['contacted', ['quote', 'set-clock', 'set-diets', 'cancel']],
    ['quoted', ['quote', 'set-clock', 'set-diets', 'accept', 'cancel']],
    ['confirmed', ['set-clock', 'set-diets', 'complete', 'cancel']],
    ['completed', []],
    ['cancelled', []],
  ] as const)('lets the kitchen, when %s, do %j', (status, actions) => {
    expect(actionsIn(INQUIRY_STATES, status, 'staff')).toEqual(actions);
  });

  it('says why a confirmed one cannot be cancelled by its customer', () => {
    expect(transition(INQUIRY_STATES, 'cancel', 'confirmed', 'customer')).toMatchObject({
      refused: 'inquiry_not_cancellable',
    });
    expect(transition(INQUIRY_STATES, 'cancel', 'contacted', 'customer')).toMatchObject({
      refused: 'action_not_allowed',
    });
  });
});

it('says what is awaited for a date that both sides have confirmed', () => {
  expect(depositAwaited('Saturday, June 12, 2027', 'C$200.00')).toBe(
    'We have confirmed Saturday, June 12, 2027; please send the deposit of C$200.00.',
  );
});
