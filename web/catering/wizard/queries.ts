import { queryOptions } from '@tanstack/react-query';
import type { catering } from '#contract/catering/catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { call, loadPart } from '#web/platform/client/browser-client.ts';
import { CATERING } from '#web/catering/landing/queries.ts';
import type { FormEstimate } from './catalogue.ts';
import type { InquiryTyped } from './inquiry-form.ts';
import { sentChoices } from './payload.ts';

export type MenuRequest = InputOf<typeof catering.calculateMenu>['body'];

/** What the menu is worked out from. */
export function menuRequest(typed: InquiryTyped, estimate: FormEstimate): MenuRequest {
  return {
    planId: estimate.plan.id,
    numberOfGuests: estimate.guests,
    cateringService: typed.cateringService,
    additionalQuantities: { roti: typed.extraRoti, puri: typed.extraPuri },
    ...sentChoices(estimate.choices),
  };
}

/** The menu for the whole party, as the kitchen works it out. */
export const calculatedMenuQuery = (body: MenuRequest) =>
  queryOptions({
    queryKey: [CATERING, 'calculated', body],
    queryFn: async ({ signal }) => {
      const { catering } = await loadPart(() => import('#contract/catering/catering.ts'));
      return call(catering.calculateMenu, { body }, { signal });
    },
  });
