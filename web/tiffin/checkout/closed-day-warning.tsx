import { formatDay } from '#domain/platform/days.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import type { StartDateProblem } from './start-date.ts';

/** The chosen day cannot be had; one press takes the day that can. */
export function ClosedDayWarning({
  problem,
  onTake,
}: {
  problem: StartDateProblem;
  onTake: (day: string) => void;
}) {
  return (
    <Banner
      kind="warning"
      action={
        <Button kind="quiet" size="small" onClick={() => onTake(problem.suggestedDate)}>
          Start on {formatDay(problem.suggestedDate)}
        </Button>
      }
    >
      <strong>Warning:</strong> {problem.message}
    </Banner>
  );
}
