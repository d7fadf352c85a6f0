import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { describeFailure } from '#web/platform/client/describe-failure.ts';
import { newFigures, submitFailure } from './submit-problem.tsx';

describe('a failed submit', () => {
  it('has one bullet for each field, with its first message', () => {
    const error = new ApiError({
      code: 'validation_failed',
      status: 422,
      message: 'a, b, c',
      errors: [
        { field: 'email', message: 'Email address is required' },
        { field: 'email', message: 'Please provide a valid email address' },
        { field: 'firstName', message: 'Please enter a valid first name.' },
      ],
    });
    expect(submitFailure(error).bullets).toEqual([
      { field: 'email', message: 'Email address is required' },
      { field: 'firstName', message: 'Please enter a valid first name.' },
    ]);
  });

  it('names a field once, also where several of its choices are wrong', () => {
    const errors = ['cateringService.0', 'cateringService.2', 'selectedPlan.id'].map((field) => ({
      field,
      message: `${field} is wrong`,
    }));
    const error = new ApiError({ code: 'validation_failed', status: 422, message: '', errors });
    expect(submitFailure(error).bullets.map(({ field }) => field)).toEqual([
      'cateringService.0',
      'selectedPlan.id',
    ]);
  });

  it("says what the server said, else the screen's own words", () => {
    const said = (message: string) =>
      submitFailure(new ApiError({ code: 'plan_unavailable', status: 409, message })).words;
    expect(said('This plan is no longer offered.')).toBe('This plan is no longer offered.');
    expect(said('')).toBe('Failed to submit inquiry. Please try again.');
    const { message } = describeFailure(200, {});
    const silent = new ApiError({ code: 'unexpected_status', status: 200, message });
    expect(submitFailure(silent).words).toBe('Failed to submit inquiry. Please try again.');
  });

  it('says that the network is away', () => {
    const error = new ApiError({ code: 'network', status: 0, message: errorMessage('network') });
    expect(submitFailure(error).words).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('reads the new figures in cents, and none from another refusal', () => {
    const figures = {
      basePrice: 700,
      additionalCharges: 0,
      deliveryFee: 40,
      taxPercentage: 13,
      taxAmount: 91,
      totalPrice: 831,
      pricePerPerson: 17.5,
      additionalQuantities: { roti: 0, puri: 0 },
    };
    const data = { quote: { calculatedMenu: [], pricingCalculation: figures } };
    const refused = (code: 'prices_changed' | 'plan_unavailable') =>
      newFigures(new ApiError({ code, status: 409, message: '', data }));
    expect(refused('prices_changed')?.pricingCalculation.totalPrice).toBe(83_100);
    expect(refused('plan_unavailable')).toBeNull();
  });
});
