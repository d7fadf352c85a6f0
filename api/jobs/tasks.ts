import { sendResetLink } from '#api/accounts/forgot-password.ts';
import { noteStoppedSignIn } from '#api/audit/note-sign-in.ts';
import { backUp } from '#api/clock/back-up.ts';
import { tick } from '#api/clock/tick.ts';
import { sendEmailCode } from '#api/email-codes/ask-code.ts';
import { noteErased } from '#api/erasure/erased-list.ts';
import { builtTemplates } from '#api/mail/built-templates.ts';
import { forgetLettersJob } from '#api/mail/forget-letters.ts';
import { sendMailWith } from '#api/mail/send-mail.ts';
import type { Job } from './job.ts';

/** Every job by the name under which `graphile_worker.add_job` asks for it. */
export const tasks: Record<string, Job> = {
  'send-mail': sendMailWith(builtTemplates),
  'send-reset-link': sendResetLink,
  'send-email-code': sendEmailCode,
  'note-failed-sign-in': noteStoppedSignIn,
  'back-up': backUp,
  'forget-letters': forgetLettersJob,
  'note-erased': (_payload, ctx) => noteErased(ctx),
  tick: (_payload, ctx) => tick(ctx),
};

/** graphile-worker's cron knows UTC only: the tick asks the domain what is due in Toronto. */
export const CRONTAB = '* * * * * tick ?max=1&jobKey=tick';
