import { handlers } from '#api/platform/http/handler.ts';
import { addresses } from '#contract/account/addresses.ts';
import { addAddress, changeAddress, makeDefault, removeAddress } from './change-book.ts';
import { readBook } from './read-book.ts';

export const addressHandlers = handlers(addresses, {
  list: (ctx) => readBook(ctx, ctx.caller.id),
  add: addAddress,
  change: changeAddress,
  makeDefault,
  remove: removeAddress,
});
