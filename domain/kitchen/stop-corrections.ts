import type { DriverCorrection, Stop } from '#contract/kitchen/desk-deliveries.ts';
import type { SnackOrderCorrection } from '#contract/snacks/desk-orders.ts';
import type { TiffinOrderCorrection } from '#contract/tiffin/desk-tiffin-orders.ts';

type Stage = Stop['stage'];

type StopRule<Correction> = {
  label: string;
  from: readonly Stage[];
  to: Stage;
  /** What of the order itself is true then. */
  as: Correction;
};

const NOT_HANDED_OVER = 'It was not handed over';

/**
 * What a driver can put right at today's doors. Whether the credit of a tiffin comes back is the
 * kitchen's to say; what could not be handed over is handed over by the step for it.
 */
export const TIFFIN_STOP_CORRECTIONS: Partial<
  Record<DriverCorrection, StopRule<TiffinOrderCorrection>>
> = {
  'not-delivered': {
    label: NOT_HANDED_OVER,
    from: ['delivered'],
    to: 'not_delivered',
    as: 'handed-over-in-vain',
  },
  'on-the-way': {
    label: 'It is still on its way',
    from: ['delivered'],
    to: 'on_the_way',
    as: 'on-the-way',
  },
};

/** The same for snack orders, which have no credits. */
export const SNACK_STOP_CORRECTIONS: Partial<
  Record<DriverCorrection, StopRule<SnackOrderCorrection>>
> = {
  'not-delivered': {
    label: NOT_HANDED_OVER,
    from: ['delivered'],
    to: 'not_delivered',
    as: 'not-handed-over',
  },
  'on-the-way': {
    label: 'It is still to be brought',
    from: ['delivered'],
    to: 'to_load',
    as: 'still-here',
  },
};

/** What can be true of a stop instead. */
export function stopCorrectionsOf({
  kind,
  stage,
}: Pick<Stop, 'kind' | 'stage'>): { key: DriverCorrection; label: string; to: Stage }[] {
  const table = kind === 'tiffin' ? TIFFIN_STOP_CORRECTIONS : SNACK_STOP_CORRECTIONS;
  return (Object.keys(table) as DriverCorrection[]).flatMap((key) => {
    const rule = table[key];
    return rule?.from.includes(stage) ? [{ key, label: rule.label, to: rule.to }] : [];
  });
}
