import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { leaving } from '#contract/account/leaving.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { askDeletion } from './ask-deletion.ts';
import { keepAccount } from './keep-account.ts';
import { whatIsLeft } from './what-is-left.ts';

export const leavingHandlers = handlers(leaving, {
  read: async ({ db, caller, now }) => {
    const account = await findCustomer(db, caller.id);
    return account
      ? whatIsLeft(db, caller.id, now, account.deletion_day)
      : refuse('session_expired');
  },
  ask: ownTransaction(askDeletion),
  keep: keepAccount,
});
