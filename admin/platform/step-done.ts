import type { StepDone } from '#contract/platform/endpoint.ts';

/** A step and the notification about it come from one press; what lies longer apart does not. */
const TOGETHER_MS = 3_000;

/**
 * What was done last, from the answer of its call until the notification about it takes it up: no
 * screen has to know that what it did can be taken back.
 */
export function createStepDone(now: () => number = Date.now) {
  let last: { step: StepDone; at: number } | null = null;
  return {
    set(step: StepDone): void {
      last = { step, at: now() };
    },
    take(): StepDone | null {
      const taken = last && now() - last.at < TOGETHER_MS ? last.step : null;
      last = null;
      return taken;
    },
  };
}

export const stepDone = createStepDone();
