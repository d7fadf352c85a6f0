import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import { CheckoutProblem } from './checkout-problem.tsx';

const refused = (field?: string) =>
  new ApiError({
    code: 'renewal_not_found',
    status: 404,
    message: 'We cannot find this plan.',
    ...(field && { errors: [{ field, message: 'There is no such plan.' }] }),
  });

const shown = (error: ApiError, unplaced: string[]) =>
  renderToStaticMarkup(<CheckoutProblem error={error} unplaced={unplaced} />);

describe('why nothing was ordered', () => {
  it('is said in a banner when no field of the page says it', () => {
    expect(shown(refused('renews'), ['There is no such plan.'])).toContain(
      'There is no such plan.',
    );
    expect(shown(refused(), [])).toContain('We cannot find this plan.');
  });

  it('is left to the field that says it', () => {
    expect(shown(refused('startDate'), [])).toBe('');
  });
});
