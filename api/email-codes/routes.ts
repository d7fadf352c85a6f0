import { handlers, ownTransaction } from '#api/core/handler.ts';
import { emailCodes } from '#contract/email-codes.ts';
import { askCode } from './ask-code.ts';
import { confirmCode } from './confirm-code.ts';

export const emailCodeHandlers = handlers(emailCodes, {
  ask: askCode,
  confirm: ownTransaction(confirmCode),
});
