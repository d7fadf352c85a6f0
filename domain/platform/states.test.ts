import { describe, expect, it } from 'vitest';
import { InquiryStatus } from '#contract/catering/inquiries.ts';
import { errorMessage, errorStatus } from '#contract/errors.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { INQUIRIES_OPEN, INQUIRIES_OVER, INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { SNACK_ORDER_STATES, SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import {
  TIFFIN_ORDER_STATES,
  TIFFINS_CALLED_OFF,
  TIFFINS_OVER,
  TIFFINS_TO_COME,
} from '#domain/tiffin/order-states.ts';
import {
  checkCanSchedule,
  checkResume,
  SUBSCRIPTION_STATES,
  SUBSCRIPTIONS_OVER,
  SUBSCRIPTIONS_RUNNING,
  subscriptionActionsOf,
} from '#domain/tiffin/subscription-states.ts';
import {
  actionsIn,
  canDo,
  labelOf,
  mermaidOf,
  type StateTable,
  statesReached,
  transition,
} from './states.ts';

const words = (answer: unknown) =>
  isRefusal(answer) ? errorMessage(answer.refused, (answer as Refusal).details) : answer;

describe.each([
  ['subscriptions', SUBSCRIPTION_STATES, SubscriptionStatus.options],
  ['tiffin orders', TIFFIN_ORDER_STATES, TiffinOrderStatus.options],
] as [string, StateTable<string, string>, string[]][])(
  'the states of %s',
  (_name, table, statuses) => {
    const rules = Object.values(table.actions).flat();

    it('are those of the contract, each with a label', () => {
      expect(Object.keys(table.labels).sort()).toEqual([...statuses].sort());
    });

    it('can all be reached', () => {
      expect([...statesReached(table)].sort()).toEqual([...statuses].sort());
    });

    it('are all that the actions know, and every action is somebody’s', () => {
      for (const { from, to, who } of rules) {
        expect(statuses).toEqual(expect.arrayContaining([...from]));
        expect([...statuses, 'stay']).toContain(to);
        expect(who.length).toBeGreaterThan(0);
      }
    });

    it('leave no doubt which rule applies', () => {
      for (const actionRules of Object.values(table.actions))
        for (const status of statuses)
          for (const who of ['customer', 'staff', 'clock'] as const)
            expect(
              actionRules.filter((rule) => rule.from.includes(status) && rule.who.includes(who))
                .length,
            ).toBeLessThanOrEqual(1);
    });

    it('are drawn with every start, move and end', () => {
      const diagram = mermaidOf(table);
      expect(diagram.startsWith('stateDiagram-v2\n')).toBe(true);
      for (const status of statuses) expect(diagram).toContain(status);
      const ways = ({ from, whenFull }: (typeof rules)[number]) =>
        from.length + (whenFull ? from.filter((state) => state !== whenFull).length : 0);
      const moves = rules.reduce((sum, rule) => sum + ways(rule), 0);
      expect(diagram.match(/: /g)).toHaveLength(moves);
    });
  },
);

describe.each([
  ['subscriptions', SubscriptionStatus.options, SUBSCRIPTIONS_RUNNING, SUBSCRIPTIONS_OVER],
  ['tiffin orders', TiffinOrderStatus.options, TIFFINS_TO_COME, TIFFINS_OVER],
  ['snack orders', SnackOrderStatus.options, SNACKS_TO_HAND_OVER, ['delivered', 'cancelled']],
  ['inquiries', InquiryStatus.options, INQUIRIES_OPEN, INQUIRIES_OVER],
] as [string, string[], readonly string[], readonly string[]][])(
  'the groups of the states of %s',
  (_name, statuses, open, over) => {
    it('have each state as open or over', () => {
      expect([...open, ...over].sort()).toEqual([...statuses].sort());
    });
  },
);

it('the open snack orders and tiffins are those of their partial indexes (db/migrations)', () => {
  expect(SNACKS_TO_HAND_OVER).toEqual([
    'pending',
    'confirmed',
    'preparing',
    'ready',
    'undelivered',
  ]);
  expect(TIFFINS_TO_COME).toEqual([
    'pending_confirmation',
    'scheduled',
    'confirmed',
    'preparing',
    'out_for_delivery',
  ]);
  expect(TIFFINS_CALLED_OFF).toEqual(['cancelled', 'skipped']);
});

describe('a tiffin order', () => {
  it('goes from booked to delivered', () => {
    let status: TiffinOrderStatus = 'pending_confirmation';
    const credits: string[] = [];
    for (const action of ['accept', 'confirm', 'prepare', 'dispatch', 'deliver'] as const) {
      const moved: ReturnType<typeof transition<TiffinOrderStatus, string>> = transition(
        TIFFIN_ORDER_STATES,
        action,
        status,
        'staff',
      );
      if (isRefusal(moved)) throw new Error(String(words(moved)));
      status = moved.to;
      credits.push(moved.credits);
    }
    expect(status).toBe('delivered');
    expect(credits).toEqual(['none', 'none', 'consume', 'none', 'none']);
  });

  it('can be skipped only while scheduled', () => {
    const skippable = TiffinOrderStatus.options.filter((status) =>
      canDo(TIFFIN_ORDER_STATES, 'skip', status, 'customer'),
    );
    expect(skippable).toEqual(['scheduled']);
  });

  it('is the kitchen’s and the customer’s to cancel at different times', () => {
    const cancellable = (who: 'customer' | 'staff') =>
      TiffinOrderStatus.options.filter((status) =>
        canDo(TIFFIN_ORDER_STATES, 'cancel', status, who),
      );
    expect(cancellable('customer')).toEqual(['pending_confirmation', 'scheduled', 'confirmed']);
    expect(cancellable('staff')).toEqual([
      'pending_confirmation',
      'scheduled',
      'confirmed',
      'preparing',
    ]);
    expect(transition(TIFFIN_ORDER_STATES, 'cancel', 'preparing', 'staff')).toEqual({
      to: 'cancelled',
      credits: 'give_back',
    });
  });

  it('waits for the kitchen where a skip is undone into a full slot', () => {
    const unskip = (isFull: boolean) =>
      transition(TIFFIN_ORDER_STATES, 'unskip', 'skipped', 'customer', isFull);
    expect(unskip(false)).toMatchObject({ to: 'scheduled' });
    expect(unskip(true)).toMatchObject({ to: 'pending_confirmation' });
  });

  it('keeps its state when it is changed', () => {
    expect(transition(TIFFIN_ORDER_STATES, 'change', 'scheduled', 'customer')).toEqual({
      to: 'scheduled',
      credits: 'rebook',
    });
    expect(canDo(TIFFIN_ORDER_STATES, 'change', 'confirmed', 'customer')).toBe(false);
  });

  it('says why not', () => {
    expect(words(transition(TIFFIN_ORDER_STATES, 'cancel', 'preparing', 'customer'))).toBe(
      'This order cannot be cancelled as it has been confirmed by admin.',
    );
    expect(words(transition(TIFFIN_ORDER_STATES, 'skip', 'out_for_delivery', 'customer'))).toBe(
      'This cannot be done while it is out for delivery.',
    );
    expect(transition(TIFFIN_ORDER_STATES, 'deliver', 'out_for_delivery', 'customer')).toEqual({
      refused: 'forbidden',
    });
  });

  it('tells the desk why not in words of its own, as a conflict', () => {
    for (const refused of [
      transition(SNACK_ORDER_STATES, 'cancel', 'delivered', 'staff'),
      transition(INQUIRY_STATES, 'cancel', 'completed', 'staff'),
    ]) {
      expect(words(refused)).toMatch(/^This cannot be done while it is (delivered|completed)\.$/);
      expect(isRefusal(refused) && errorStatus(refused.refused)).toBe(409);
    }
  });

  it('shows the kitchen the buttons of its state, and the customer words', () => {
    expect(actionsIn(TIFFIN_ORDER_STATES, 'confirmed', 'staff')).toEqual([
      'prepare',
      'change',
      'cancel',
      'close-day',
    ]);
    expect(actionsIn(TIFFIN_ORDER_STATES, 'delivered', 'staff')).toEqual([]);
    expect(labelOf(TIFFIN_ORDER_STATES, 'pending_confirmation')).toBe('Pending admin approval');
    for (const odd of ['lost', '', 'toString'])
      expect(labelOf(TIFFIN_ORDER_STATES, odd)).toBe('Unknown');
  });
});

describe('a subscription', () => {
  it('can be booked only while active, and says why not in fixed words', () => {
    expect(checkCanSchedule('active')).toBeNull();
    expect(words(checkCanSchedule('pending_approval'))).toBe(
      'Your subscription is pending approval. Please wait for admin approval before scheduling orders.',
    );
    expect(words(checkCanSchedule('paused'))).toBe(
      'Your subscription is not active. Current status: paused',
    );
  });

  it('paused by the kitchen is not the customer’s to resume', () => {
    expect(checkResume({ status: 'paused', pausedBy: 'customer' }, 'customer')).toBeNull();
    expect(checkResume({ status: 'paused', pausedBy: 'staff' }, 'staff')).toBeNull();
    expect(checkResume({ status: 'paused', pausedBy: 'staff' }, 'customer')).toEqual({
      refused: 'paused_by_kitchen',
    });
    expect(words(checkResume({ status: 'active', pausedBy: null }, 'customer'))).toBe(
      'This cannot be done while it is active.',
    );
  });

  it('offers its customer what its state allows', () => {
    const plain = { pauseFrom: null, pausedUntil: null, approved: true, followed: false };
    const offered = (status: SubscriptionStatus, available: number, more = {}) =>
      Object.entries(
        subscriptionActionsOf({ status, pausedBy: 'customer', available, ...plain, ...more }),
      )
        .filter(([, allowed]) => allowed)
        .map(([action]) => action);
    expect(offered('pending_approval', 0)).toEqual(['withdraw']);
    expect(offered('active', 9)).toEqual(['schedule', 'pause', 'cancel']);
    expect(offered('active', 0)).toEqual(['pause', 'cancel', 'renew']);
    expect(offered('paused', 9)).toEqual(['resume', 'cancel']);
    expect(offered('cancelled', 3, { approved: false })).toEqual([]);
    expect(offered('completed', 0)).toEqual(['renew']);
    expect(offered('completed', 0, { followed: true })).toEqual([]);
  });

  it('offers to change a planned pause to whoever has planned it', () => {
    const planned = {
      status: 'active' as const,
      pausedBy: 'customer' as const,
      available: 9,
      pauseFrom: '2026-11-23',
      pausedUntil: null,
      approved: true,
      followed: false,
    };
    expect(subscriptionActionsOf(planned)).toMatchObject({ pause: false, changePause: true });
    expect(subscriptionActionsOf({ ...planned, pausedBy: 'staff' })).toMatchObject({
      pause: false,
      changePause: false,
    });
  });
});
