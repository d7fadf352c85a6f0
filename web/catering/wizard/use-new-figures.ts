import { useState } from 'react';
import { isApiError } from '#contract/platform/api-error.ts';
import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import type { MenuRequest } from './queries.ts';
import { newFigures } from './submit-failure.ts';

/** Figures that the server has sent instead of those of the screen, in cents. */
export type NewFigures = {
  /** The total that was on the screen. */
  before: number;
  price: InquiryPrice;
};

/** The server's word on prices, which holds as long as nothing is chosen otherwise. */
export function useNewFigures(request: MenuRequest | null) {
  const of = JSON.stringify(request);
  const [told, setTold] = useState<(NewFigures & { of: string }) | null>(null);
  return {
    figures: told?.of === of ? told : null,
    /** Takes the figures that came with a refusal, if any did. */
    take(failure: unknown, before: number) {
      const quote = isApiError(failure) && newFigures(failure);
      if (quote) setTold({ of, before, price: quote.pricingCalculation });
    },
  };
}
