import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStep, type Step } from './steps.ts';

/** A place in the browser's history: its step, and the step of the place that it was opened from. */
type Place = { step?: unknown; from?: unknown };

export type Steps = {
  /** Opens a step as a new place, so that the browser's back button comes back from it. */
  open: (step: Step) => void;
  /** Makes this place that of a step, and drops what the address asked for. */
  settle: (step: Step) => void;
  /** One step down: as the browser's own button goes where that leads there. */
  back: () => void;
};

/**
 * The wizard's steps as places in the browser's history. Nothing moves before it is known where to
 * `begin`; `show` is told of the step that a place asks for, and answers the one that is shown.
 */
export function useSteps(
  step: Step,
  begin: Step | null,
  show: (wanted: Step, isMove: boolean) => Step,
): Steps {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const place = (state ?? {}) as Place;
  const asked = readStep(place.step);
  const hasBegun = useRef(false);

  const settle = useCallback(
    (next: Step) =>
      void navigate(pathname, { replace: true, state: { step: next }, preventScrollReset: true }),
    [navigate, pathname],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is looked at once
  useLayoutEffect(() => {
    if (begin === null) return;
    const shown = show(asked ?? begin, hasBegun.current);
    hasBegun.current = true;
    if (asked === null) settle(shown);
  }, [begin, key]);

  return {
    settle,
    open: (next) =>
      void navigate(pathname, {
        state: { step: next, from: step },
        preventScrollReset: true,
      }),
    back() {
      const below = step === 3 ? 2 : 1;
      if (place.from === below) void navigate(-1);
      else settle(below);
    },
  };
}
