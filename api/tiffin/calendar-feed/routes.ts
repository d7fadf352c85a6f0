import type { Context } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { readSigningSecret } from '#api/account/sessions/secret.ts';
import { calendarFeed } from '#contract/tiffin/calendar-feed.ts';
import { countCalendarRenewals, renewCalendar } from '#db/account/accounts.ts';
import { feedSecret } from './feed-address.ts';

async function addressOf(
  { db, env }: Pick<Context, 'db' | 'env'>,
  customerId: string,
  renewals: number,
) {
  const feed = feedSecret(await readSigningSecret(db, env.secret), { customerId, renewals });
  return { url: `${env.publicUrl}/calendar/${feed}.ics` };
}

/** The private address of a customer's calendar: shown as often as they like, renewed when they say. */
export const calendarFeedHandlers = handlers(calendarFeed, {
  read: async (ctx) =>
    addressOf(ctx, ctx.caller.id, await countCalendarRenewals(ctx.db, ctx.caller.id)),
  renew: async (ctx) => addressOf(ctx, ctx.caller.id, await renewCalendar(ctx.db, ctx.caller.id)),
});
