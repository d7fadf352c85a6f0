import type { ComponentType } from 'react';
import type { InquiryTyped } from './inquiry-form.ts';
import type { InquiryForm } from './inquiry-schema.ts';
import type { Step } from './steps.ts';
import type { useKeptInquiry } from './use-kept-inquiry.ts';

/** The ways between the steps. */
export type Steps = {
  /** Opens a step as a new place, so that the browser's back button comes back from it. */
  open: (step: Step) => void;
  /** Makes this place that of a step, and drops what the address asked for. */
  settle: (step: Step) => void;
  /** One step down: as the browser's own button goes where that leads there. */
  back: () => void;
};

/** What the steps know of the wizard that they stand in (use-wizard.ts). */
export type Wizard = {
  form: InquiryForm;
  typed: InquiryTyped;
  /** What of it is kept in this browser. */
  kept: ReturnType<typeof useKeptInquiry>;
  /** What is fetched once somebody begins to fill the form in. */
  later: { part: { ClearForm: ComponentType<{ onClear: () => void }> } | null; load: () => void };
  /** How often the form was filled in from the beginning; 0 while it is not. */
  begun: number;
  step: Step;
  steps: Steps;
  /** How often another step was opened here. */
  moves: number;
  clear: () => void;
};
