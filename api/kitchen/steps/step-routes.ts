import { handlers } from '#api/platform/http/handler.ts';
import { steps } from '#contract/platform/steps.ts';
import { listSteps } from '#db/kitchen/desk-steps.ts';
import { presentSteps } from './present-step.ts';
import { undoStep } from './undo-step.ts';

export const stepHandlers = handlers(steps, {
  list: async ({ db, caller, now }) => {
    const staffId = caller.role === 'owner' ? null : caller.id;
    const rows = await listSteps(db, { staffId, now });
    return presentSteps(db, rows, caller.id);
  },
  takeBack: undoStep,
});
