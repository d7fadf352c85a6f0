import type { StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import {
  type Correctable,
  type CorrectionTable,
  checkCorrection,
} from '#domain/platform/corrections.ts';

/** A correction that a thing's state and day allow. */
type Begun<Status> = {
  today: IsoDay;
  from: Status;
  /** The state that its rule leads to. */
  to: Status;
  /** What is true, as the desk chose it, and why. */
  made: { label: string; reason: string };
};

/** Whether a locked thing can be corrected as it is asked for, by the table of its corrections. */
export function beginCorrection<Key extends string, Status extends string>(
  ctx: Pick<StaffWrite, 'now'>,
  table: CorrectionTable<Key, Status>,
  states: { labels: Readonly<Record<string, string>> },
  thing: Correctable<Status>,
  asked: { correction: Key; from: Status; reason: string },
): Begun<Status> | Refusal {
  const today = dayOf(ctx.now);
  const rule = checkCorrection(table, states, thing, asked, today);
  if (isRefusal(rule)) return rule;
  const { to, label } = rule;
  return { today, from: thing.status, to, made: { label, reason: asked.reason } };
}
