import { useState } from 'react';
import { CurrentInquiryPrice } from '#contract/catering/catering.ts';
import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import { type ApiError, isApiError } from '#contract/platform/api-error.ts';
import type { FieldError } from '#contract/platform/endpoint.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import type { MenuRequest } from '#web/catering/menu/use-calculated-menu.ts';
import { currentPriceFrom } from '#web/platform/client/current-price.ts';
import { serverMessageOr } from '#web/platform/client/describe-failure.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { FIELDS } from './inquiry-form.ts';

/** Whether a mistake is about something that the form asks for. */
const hasField = (field: string): boolean =>
  FIELDS.some((one) => one === field || field.startsWith(`${one}.`));

const FAILED = 'Failed to submit inquiry. Please try again.';
const NO_NETWORK = 'Network error. Please check your connection and try again.';

/** Why an inquiry was not taken: mistakes by field, else words. */
type SubmitFailure = { bullets: FieldError[]; words: string };

/** The first mistake of each field that the form asks for, in the server's order. */
export function bulletsOf(errors: readonly FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter(({ field, message }) => {
    // One of several choices, or a part of a plan, is a mistake of the whole field.
    const key = field.split('.')[0] || message;
    return !seen.has(key) && seen.add(key);
  });
}

/** What the screen says of a failed submit; `fallback` where the server says nothing. */
export const submitFailure = (error: ApiError, fallback = FAILED): SubmitFailure => ({
  bullets: bulletsOf(error.errors),
  words: error.code === 'network' ? NO_NETWORK : serverMessageOr(error, fallback),
});

/** The figures that came with `prices_changed`, in cents; null when they did not. */
export const newFigures = (error: ApiError) => currentPriceFrom(error, CurrentInquiryPrice);

/** Figures that the server has sent instead of those of the screen, in cents. */
export type ServerPrices = {
  /** The total that was on the screen. */
  before: number;
  price: InquiryPrice;
};

/** The server's word on prices, which holds as long as nothing is chosen otherwise. */
export function useServerPrices(request: MenuRequest | null) {
  const of = JSON.stringify(request);
  const [told, setTold] = useState<(ServerPrices & { of: string }) | null>(null);
  return {
    figures: told?.of === of ? told : null,
    /** Takes the figures that came with a refusal, if any did. */
    take(failure: unknown, before: number) {
      const quote = isApiError(failure) && newFigures(failure);
      if (quote) setTold({ of, before, price: quote.pricingCalculation });
    },
  };
}

/** Why the inquiry was not taken: a bullet for each wrong field, which leads to it, else words. */
export function SubmitProblem({
  error,
  figures,
  fallback,
  onField,
}: {
  error: ApiError;
  /** What came with `prices_changed`. */
  figures: ServerPrices | null;
  fallback?: string;
  onField: (field: string) => void;
}) {
  const { bullets, words } = submitFailure(error, fallback);
  if (bullets.length === 0) {
    return (
      <Banner kind="error">
        {words}
        {figures && figures.before !== figures.price.totalPrice && (
          <span className="block">
            The total was {formatPlainMoney(figures.before)} and is now{' '}
            <strong>{formatPlainMoney(figures.price.totalPrice)}</strong>.
          </span>
        )}
      </Banner>
    );
  }
  return (
    <Banner kind="error" title="Please correct the following errors:">
      <ul className="mt-1 list-disc ps-5">
        {bullets.map(({ field, message }) => (
          <li key={field || message}>
            {hasField(field) ? (
              <button
                type="button"
                onClick={() => onField(field)}
                className="cursor-pointer py-1 text-left align-top underline underline-offset-4"
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
