import type { ComponentType } from 'react';
import type { InquiryInputs } from './inquiry-form.ts';
import type { InquiryForm } from './inquiry-schema.ts';
import type { WizardStep } from './steps.ts';
import type { useStoredInquiry } from './use-stored-inquiry.ts';

/** The ways between the steps. */
export type Steps = {
  /** Opens a step as a new place, so that the browser's back button comes back from it. */
  open: (step: WizardStep) => void;
  /** Makes this place that of a step, and drops what the address asked for. */
  settle: (step: WizardStep) => void;
  /** One step down: as the browser's own button goes where that leads there. */
  back: () => void;
};

/** What the steps know of the wizard that they stand in (use-wizard.ts). */
export type Wizard = {
  form: InquiryForm;
  typed: InquiryInputs;
  /** What of it is kept in this browser. */
  kept: ReturnType<typeof useStoredInquiry>;
  /** What is fetched once somebody begins to fill the form in. */
  later: { part: { ClearForm: ComponentType<{ onClear: () => void }> } | null; load: () => void };
  /** How often the form was filled in from the beginning; 0 while it is not. */
  begun: number;
  step: WizardStep;
  steps: Steps;
  /** How often another step was opened here. */
  moves: number;
  clear: () => void;
};
