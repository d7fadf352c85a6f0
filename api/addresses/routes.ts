import { handlers } from '#api/core/handler.ts';
import { addresses } from '#contract/addresses.ts';
import { addAddress, changeAddress, makeDefault, removeAddress } from './change-book.ts';
import { readBook } from './read-book.ts';

export const addressHandlers = handlers(addresses, {
  list: (ctx) => readBook(ctx, ctx.caller.id),
  add: addAddress,
  change: changeAddress,
  makeDefault,
  remove: removeAddress,
});
