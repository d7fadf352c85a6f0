import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { today } from '#admin/kitchen/labels/today.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { addDays } from '#domain/platform/days.ts';
import {
  incomingPayment,
  outgoingPayment,
  outgoingPaymentBody,
  outgoingPaymentFor,
  receivedDayQuestionOf,
  withConfirmedDay,
} from './payment-schemas.ts';

const typed = (amount: unknown) => ({
  subscriptionId: '00000000-0000-4000-8000-000000000000',
  amount,
  method: 'interac',
  reference: '',
  receivedDay: '2026-11-18',
});
const remarks = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const received = (amount: unknown) =>
  z.safeEncode<z.ZodMiniType>(incomingPayment, bodyOf(incomingPayment, typed(amount)));
const paidBack = (amount: unknown) =>
  z.safeEncode<z.ZodMiniType>(outgoingPayment, outgoingPaymentBody(typed(amount)));

describe('what is typed as paid back', () => {
  it('is money that goes back, though no sign is typed', () => {
    expect(paidBack(30_000).data).toMatchObject({ amount: -300 });
  });

  it('is asked about once where it is more than is due, by that amount', () => {
    const balance = { paid: 40_000, toPayBack: 15_163 };
    const asked = (amount: number, beyondDue: number | null = null) =>
      remarks(
        z.safeEncode<z.ZodMiniType>(
          outgoingPaymentFor(balance),
          outgoingPaymentBody({ ...typed(amount), beyondDue }),
        ),
      );
    const words = ['beyondDue: Please say that it is meant, or change the amount.'];
    expect([asked(20_000), asked(20_000, 4837), asked(25_000, 4837)]).toEqual([words, [], words]);
    expect([asked(15_163), asked(50_000)]).toEqual([[], []]);
  });

  it('has no minus: nothing is guessed from one', () => {
    expect(remarks(paidBack(-30_000))).toEqual([
      'amount: Please write what was paid back without a minus.',
    ]);
  });

  it('is an amount', () => {
    expect(remarks(paidBack(0))).toEqual([
      'amount: Please enter what was paid back: more than C$0.00, without a minus.',
    ]);
    expect(remarks(paidBack(null))).toEqual(['amount: Please enter an amount.']);
    expect(remarks(paidBack('abc'))).toHaveLength(1);
  });
});

describe('what is typed as received', () => {
  it('is money that comes in', () => {
    expect(received(30_000).data).toMatchObject({ amount: 300 });
  });

  it('is more than nothing, which is said once', () => {
    expect(remarks(received(0))).toEqual(['amount: Please enter what came in: more than C$0.00.']);
  });

  it('with a minus names the question about what goes back', () => {
    expect(remarks(received(-500))).toEqual([
      'amount: Money that came in has no minus. What goes back is written with “Record what was paid back”.',
    ]);
  });
});

const dayReceived = (daysAgo: number) => ({ amount: 500, receivedDay: addDays(today(), -daysAgo) });

it('sends a day of long ago as meant, once it was asked about', () => {
  expect(receivedDayQuestionOf(dayReceived(61))).toContain('61 days ago');
  expect(withConfirmedDay(dayReceived(61))).toEqual({ ...dayReceived(61), longAgo: true });
});

it('says nothing of any other day', () => {
  expect(receivedDayQuestionOf(dayReceived(60))).toBeNull();
  expect(withConfirmedDay(dayReceived(60))).toEqual(dayReceived(60));
});
