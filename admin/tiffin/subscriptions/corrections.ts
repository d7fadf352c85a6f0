import { type CorrectProps, refusedWords } from '#admin/kitchen/moves/correct-dialog.tsx';
import { today } from '#admin/kitchen/words/today.ts';
import { call } from '#admin/services.ts';
import {
  type AdminSubscription,
  adminSubscriptions,
  type PlanCorrection,
} from '#contract/tiffin/desk-subscriptions.ts';
import { balanceAfter, balanceWords } from '#domain/money/balance-words.ts';
import { stateWords } from '#domain/platform/corrections.ts';
import { leftToBook } from '#domain/tiffin/ledger-words.ts';
import {
  checkPlanCorrection,
  PLAN_CORRECTIONS,
  planCorrectionsOf,
  takenBackWords,
} from '#domain/tiffin/plan-corrections.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/** How a plan can be corrected, and what that changes; one that is in use or paid for is cancelled. */
export function correctionsOfPlan(plan: AdminSubscription): CorrectProps<PlanCorrection> {
  const { id, number, status, approvedAt, balance, totalAmount, available } = plan;
  const thing = { status, day: plan.startDate, isApproved: approvedAt !== null };
  const isInUse = plan.used > 0 || plan.reserved > 0 || balance.paid !== 0;
  const standing = {
    ...plan,
    paid: balance.paid,
    paidBackSince: plan.paidBackSinceEnd,
    isWaived: plan.payBackNote !== null,
  };
  const effect: Record<PlanCorrection, string[]> = {
    'runs-on': [
      `Of its credits ${leftToBook(available)}.`,
      'Tiffins and the weekly pattern that ended with it stay off; book again what should come.',
    ],
    'not-approved': available > 0 ? [takenBackWords(available)] : [],
    'not-declined': [],
  };
  return {
    what: number,
    truths: planCorrectionsOf(thing, today())
      .filter((key) => key !== 'not-approved' || !isInUse)
      .map((key) => {
        const { label, to } = PLAN_CORRECTIONS[key];
        const after = balanceAfter(balance, { cents: totalAmount, isAsked: true });
        return {
          key,
          label,
          refused: refusedWords(checkPlanCorrection(key, standing)),
          changes: [
            ...stateWords(SUBSCRIPTION_STATES, status, to),
            ...effect[key],
            ...balanceWords(balance, after),
          ],
        };
      }),
    send: (body) =>
      call(adminSubscriptions.correct, { params: { id }, body: { ...body, from: status } }),
  };
}
