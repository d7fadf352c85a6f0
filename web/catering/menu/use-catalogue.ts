import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MENU_FIELDS } from '#contract/catering/menu-fields.ts';
import { CATERING, cateringMenuQuery, cateringPlansQuery } from '#web/catering/landing/queries.ts';
import type { InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';
import type { InquiryForm } from '#web/catering/wizard/inquiry-schema.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  type CateringCatalogue,
  missingChoices,
  stillOffered,
  type WithdrawnChoices,
  withdrawnChoicesOf,
} from './catalogue.ts';

export type LoadedCatalogue = {
  /** Null while it is not known. */
  catalogue: CateringCatalogue | null;
  error: unknown;
  isLoading: boolean;
  /** Reads it again: after a failure, or when the server knows better. */
  reload: () => void;
};

/** The plans and the menu on offer, for a new inquiry and for a changed one. */
export function useCatalogue(): LoadedCatalogue {
  const queries = useQueryClient();
  const plans = useQuery(cateringPlansQuery(call));
  const menu = useQuery(cateringMenuQuery(call));
  const catalogue = useMemo(
    () => (plans.data && menu.data ? { plans: plans.data, menu: menu.data } : null),
    [plans.data, menu.data],
  );
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: [CATERING] }),
    [queries],
  );
  return {
    catalogue,
    error: plans.error ?? menu.error,
    isLoading: plans.isFetching || menu.isFetching,
    reload,
  };
}

/**
 * Holds the form to what is on offer, whenever that is known anew: every choice has its default, and
 * what the kitchen has taken away is told of and replaced. `begun` counts the fillings of the form;
 * with 0 it is not filled in yet.
 */
export function useOffer(
  form: InquiryForm,
  catalogue: CateringCatalogue | null,
  begun: number,
  {
    quietly,
    onPlanGone,
  }: {
    /** Runs a change that is nobody's own entry. */
    quietly: (change: () => void) => void;
    onPlanGone?: () => void;
  },
) {
  const [gone, setGone] = useState<WithdrawnChoices | null>(null);
  const { getValues, setValue, clearErrors } = form;
  const told = useRef({ quietly, onPlanGone });
  told.current = { quietly, onPlanGone };

  useEffect(() => {
    if (!catalogue || begun === 0) return;
    const missed = withdrawnChoicesOf(catalogue, getValues());
    if (missed) {
      setGone(missed);
      for (const category of missed.categories) {
        const field = MENU_FIELDS[category];
        setValue(field, stillOffered(getValues(field), category, catalogue.menu));
        // The notice says it; what stands there now is nobody's mistake.
        clearErrors(field);
      }
      if (missed.plan) {
        setValue('selectedPlan.id', '');
        told.current.onPlanGone?.();
      }
    }
    told.current.quietly(() => {
      for (const [field, ids] of Object.entries(missingChoices(getValues(), catalogue.menu)))
        setValue(field as keyof InquiryInputs, ids);
    });
  }, [catalogue, begun, getValues, setValue, clearErrors]);

  return { gone, dismissGone: () => setGone(null) };
}
