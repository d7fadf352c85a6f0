import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import { askCode } from './ask-code.ts';
import { confirmCode } from './confirm-code.ts';

export const emailCodeHandlers = handlers(emailCodes, {
  ask: askCode,
  confirm: ownTransaction(confirmCode),
});
