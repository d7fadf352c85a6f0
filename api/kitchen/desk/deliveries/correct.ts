import type { StaffWrite } from '#api/platform/http/context.ts';
import { correctOrder as correctSnacks } from '#api/snacks/desk/correct-order.ts';
import { correctOrder as correctTiffin } from '#api/tiffin/desk/correct-order.ts';
import type { deliveries, Stop } from '#contract/kitchen/desk/deliveries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import {
  SNACK_STOP_CORRECTIONS,
  TIFFIN_STOP_CORRECTIONS,
} from '#domain/kitchen/stop-corrections.ts';
import { findStop } from './act.ts';
import { presentStop } from './present.ts';

type Input = InputOf<typeof deliveries.correct>;

/** Puts one of today's deliveries right; whatever is not brought today does not exist here. */
export async function correctStop(
  ctx: StaffWrite,
  { params, body }: Input,
): Promise<Stop | Refusal> {
  const row = await findStop(ctx, params);
  if (!row) return refuse('order_not_found');
  const { stage } = presentStop(row);
  if (stage !== body.from)
    return refuse('correction_overtaken', { status: stage.replaceAll('_', ' ') });
  const corrected = await correctIt(ctx, row.status, { params, body });
  if (isRefusal(corrected)) return corrected;
  const after = await findStop(ctx, params);
  return after ? presentStop(after) : refuse('order_not_found');
}

async function correctIt(ctx: StaffWrite, status: string, { params, body }: Input) {
  const { id, kind } = params;
  const { correction, from, reason } = body;
  const notSo = refuse('correction_does_not_fit', {
    status: from.replaceAll('_', ' '),
    day: 'today',
  });
  if (kind === 'tiffin') {
    const rule = TIFFIN_STOP_CORRECTIONS[correction];
    if (!rule?.from.includes(from)) return notSo;
    const asked = { correction: rule.as, from: status as TiffinOrderStatus, reason };
    return correctTiffin(ctx, { params: { id }, body: asked });
  }
  const rule = SNACK_STOP_CORRECTIONS[correction];
  if (!rule?.from.includes(from)) return notSo;
  const asked = { correction: rule.as, from: status as SnackOrderStatus, reason };
  return correctSnacks(ctx, { params: { id }, body: asked });
}
