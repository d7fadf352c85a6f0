import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { calendarFeed } from '#contract/account/calendar-feed.ts';
import type { skipLinks } from '#contract/tiffin/skip-links.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { insertSkipLinks } from '#db/tiffin/skip-links.ts';
import { forCustomers, forEverybody, nothing, type RowsOf } from './row.ts';
import { FRIDAY, type Scene } from './scene.ts';

/** The link of a reminder of a tiffin that the owner has booked: it alone opens the delivery. */
async function linkTo({ services }: Scene, orderId: string) {
  const token = newSecretToken();
  const link = { tokenHash: hashSecretToken(token), orderId, day: FRIDAY };
  await runTransaction(services.db, (tx) => insertSkipLinks(tx, [link], services.clock.now()));
  return { body: { token } };
}

const linkOf = async (scene: Scene) => linkTo(scene, (await scene.order()).id);

export const skipLinkRows: RowsOf<typeof skipLinks> = {
  read: { answers: forEverybody(), input: linkOf },
  skip: { answers: forEverybody(), input: linkOf },
  unskip: {
    answers: forEverybody(),
    input: async (scene) => {
      const { id } = await scene.order();
      await scene.owner.call(tiffinOrders.skip, { body: { orderId: id, reason: null } });
      return linkTo(scene, id);
    },
  },
};

export const calendarFeedRows: RowsOf<typeof calendarFeed> = {
  read: { answers: forCustomers(), input: nothing },
  renew: { answers: forCustomers(), input: nothing },
};
