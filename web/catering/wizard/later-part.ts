/** What the wizard needs once somebody fills it in: its checks, the question before all is cleared, and the steps after the first. */
export { ClearForm } from './clear-form.tsx';
export { furthestStep } from './furthest-step.ts';
export { LaterSteps } from './later-steps.tsx';
export { resolverOf } from './resolve-step.ts';
