import { FIELDS, type InquiryInputs } from './inquiry-form.ts';

/** The steps of the wizard. */
export const WIZARD_STEPS = ['Event Details', 'Plan Selection', 'Menu & Payment'] as const;

export type WizardStep = 1 | 2 | 3;

/** A step as it is stored or in the browser's history; null for anything else. */
export const readStep = (stored: unknown): WizardStep | null =>
  stored === 1 || stored === 2 || stored === 3 ? stored : null;

/** Where a step begins in the form's order of fields. */
const FIRST_OF: readonly [step: WizardStep, field: keyof InquiryInputs][] = [
  [3, 'selectedSabji'],
  [2, 'selectedPlan'],
  [1, 'eventType'],
];

const ORDER: readonly string[] = FIELDS;

/** The step on which a field is corrected; the guests stand on the last one, too. */
export function stepOf(field: string, shown: WizardStep): WizardStep {
  const root = field.split('.')[0] ?? '';
  if (root === 'numberOfGuests' && shown === 3) return 3;
  if (root === 'pricingCalculation') return 3;
  const place = ORDER.indexOf(root);
  return FIRST_OF.find(([, first]) => place >= ORDER.indexOf(first))?.[0] ?? shown;
}

/** The field that comes first in the form among those that are wrong. */
export const firstOf = (fields: readonly string[]): string | undefined => {
  const place = (field: string) => ORDER.indexOf(field.split('.')[0] ?? '');
  return [...fields].sort((one, other) => place(one) - place(other))[0];
};
