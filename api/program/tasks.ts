import { recordErasures } from '#api/account/reapply-erasures.ts';
import { sendEmailCode } from '#api/account/request-code.ts';
import { sendResetLink } from '#api/account/sign-in/reset-password.ts';
import { logFailedSignIn } from '#api/kitchen/audit/log-sign-in.ts';
import { connectGateway } from '#api/kitchen/gateways/connect-gateway.ts';
import { deleteMailFilesJob } from '#api/kitchen/mail/deliver.ts';
import { builtTemplates, sendMailWith } from '#api/kitchen/mail/send-mail.ts';
import type { Job } from '#api/platform/queues/job.ts';
import { backUp } from '#api/program/back-up.ts';
import { tick } from '#api/program/tick.ts';

/** Every job by the name under which `graphile_worker.add_job` asks for it. */
export const tasks: Record<string, Job> = {
  'send-mail': sendMailWith(builtTemplates),
  'send-to-phone': sendMailWith(builtTemplates),
  'connect-gateway': connectGateway,
  'send-reset-link': sendResetLink,
  'send-email-code': sendEmailCode,
  'note-failed-sign-in': logFailedSignIn,
  'back-up': backUp,
  'forget-letters': deleteMailFilesJob,
  'note-erased': (_payload, ctx) => recordErasures(ctx),
  tick: (_payload, ctx) => tick(ctx),
};
