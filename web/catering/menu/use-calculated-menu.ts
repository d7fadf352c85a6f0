import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { catering } from '#contract/catering/catering.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { CATERING } from '#web/catering/landing/queries.ts';
import type { InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';
import { sentChoices } from '#web/catering/wizard/payload.ts';
import type { StoredMenu } from '#web/catering/wizard/stored-inquiry.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { useDebounced } from '#web/platform/ui/use-now.ts';
import type { FormEstimate } from './catalogue.ts';

/** So long after the last change the menu is worked out again, in milliseconds. */
const SETTLES = 100;

/** The menu on the screen: the latest one of the chosen plan, and how its next one is doing. */
export type CalculatedMenuState = {
  /** Null while none of this plan is known. */
  lines: readonly MenuLine[] | null;
  isWorking: boolean;
  /** Why it could not be worked out. */
  error: string | null;
  retry: () => void;
};

export type MenuRequest = InputOf<typeof catering.calculateMenu>['body'];

/** What the menu is worked out from. */
export function menuRequest(typed: InquiryInputs, estimate: FormEstimate): MenuRequest {
  return {
    planId: estimate.plan.id,
    numberOfGuests: estimate.guests,
    cateringService: typed.cateringService,
    additionalQuantities: { roti: typed.extraRoti, puri: typed.extraPuri },
    ...sentChoices(estimate.choices),
  };
}

/** The menu for the whole party, as the kitchen works it out. */
const calculatedMenuQuery = (body: MenuRequest) =>
  queryOptions({
    queryKey: [CATERING, 'calculated', body],
    queryFn: async ({ signal }) => {
      const { catering } = await loadModule(() => import('#contract/catering/catering.ts'));
      return call(catering.calculateMenu, { body }, { signal });
    },
  });

const NOTHING: MenuRequest = { planId: '', numberOfGuests: 0 };

const textOf = (error: unknown): string =>
  isApiError(error) ? error.message : errorText(ANY_CALL_ERRORS, 'server_error');

/**
 * Has the kitchen work out the menu 100 ms after the last change; the latest answer wins. Another
 * plan begins without lines, and `stored` ones stand until the first answer.
 */
export function useCalculatedMenu(
  request: MenuRequest | null,
  stored: StoredMenu | null,
): CalculatedMenuState {
  const settled = useDebounced(request, SETTLES);
  const { data, error, isFetching, refetch } = useQuery({
    ...calculatedMenuQuery(settled ?? NOTHING),
    enabled: settled !== null,
  });
  const [last, setLast] = useState(stored);
  const [failure, setFailure] = useState<{ of: MenuRequest | null; words: string } | null>(null);

  useEffect(() => {
    if (data && settled) {
      setLast({ planId: settled.planId, lines: data.calculatedMenu });
      setFailure(null);
    } else if (error) setFailure({ of: settled, words: textOf(error) });
  }, [data, error, settled]);

  const isSettled = JSON.stringify(settled) === JSON.stringify(request);
  const known = request && [last, stored].find((menu) => menu?.planId === request.planId);
  const answered = isSettled && request && data ? data.calculatedMenu : null;
  return {
    lines: answered ?? known?.lines ?? null,
    isWorking: isFetching || !isSettled,
    error: isSettled && failure?.of === settled ? failure.words : null,
    retry: () => void refetch(),
  };
}
