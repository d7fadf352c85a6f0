import { useEffect, useRef, useState } from 'react';
import { type Catalogue, type Gone, goneFrom, missingChoices, stillOffered } from './catalogue.ts';
import { type InquiryForm, type InquiryTyped, MENU_FIELDS } from './inquiry-form.ts';

/**
 * Holds the form to what is on offer, whenever that is known anew: every choice has its default, and
 * what the kitchen has taken away is told of and replaced. `begun` counts the fillings of the form;
 * with 0 it is not filled in yet.
 */
export function useOffer(
  form: InquiryForm,
  catalogue: Catalogue | null,
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
  const [gone, setGone] = useState<Gone | null>(null);
  const { getValues, setValue, clearErrors } = form;
  const told = useRef({ quietly, onPlanGone });
  told.current = { quietly, onPlanGone };

  useEffect(() => {
    if (!catalogue || begun === 0) return;
    const missed = goneFrom(catalogue, getValues());
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
        setValue(field as keyof InquiryTyped, ids);
    });
  }, [catalogue, begun, getValues, setValue, clearErrors]);

  return { gone, dismissGone: () => setGone(null) };
}
