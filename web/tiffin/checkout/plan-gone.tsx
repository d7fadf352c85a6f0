import { useEffect, useRef } from 'react';
import { PLAN_ERRORS } from '#contract/tiffin/plan-errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';

/**
 * The plan of this address is not on offer; what was typed waits for the next one. It takes the
 * focus, since it may stand where the button of a long form was just pressed.
 */
export function PlanGone() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        title="This plan has gone"
        picture={<Drawing of="tiffin:closed" />}
        action={<LinkButton to={paths.pricing}>Choose another plan</LinkButton>}
      >
        {errorWords(PLAN_ERRORS, 'plan_unavailable')}
      </EmptyState>
    </div>
  );
}
