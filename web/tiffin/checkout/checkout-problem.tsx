import type { ApiError } from '#contract/platform/api-error.ts';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { checkoutFailure, closedDayIn, currentPriceIn } from './use-subscribe.ts';

/** Why nothing was ordered, where neither a field nor the price itself says it. */
export function CheckoutProblem({
  error,
  unplaced,
}: {
  error: ApiError;
  /** What it says of no field that is on the page. */
  unplaced: readonly string[];
}) {
  if (currentPriceIn(error) || closedDayIn(error)) return null;
  if (error.errors.length > 0 && unplaced.length === 0) return null;
  const isGone = error.code === 'plan_unavailable';
  return (
    <Banner
      kind="error"
      action={
        isGone && (
          <LinkButton to={paths.pricing} kind="quiet" size="small">
            Choose another plan
          </LinkButton>
        )
      }
    >
      {unplaced.length > 0 ? unplaced.join(' ') : checkoutFailure(error)}
    </Banner>
  );
}
