import { createHmac } from 'node:crypto';
import type { Context } from '#api/platform/http/context.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { calendarFeed } from '#contract/account/calendar-feed.ts';
import { countCalendarRenewals, renewCalendar } from '#db/account/accounts.ts';

/**
 * The secret part of a calendar's address: the customer's id and a signature of the program over it
 * and over how often the address was renewed. So it can be shown again without being kept, and one
 * more renewal makes the address before it nobody's.
 */

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** The name before it keeps this signature apart from all others that are made with the secret. */
const sign = (secret: string, customerId: string, renewals: number): Buffer =>
  createHmac('sha256', secret)
    .update(`dabba calendar ${customerId} ${renewals}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** 43 characters that may stand in an address as they are. */
export function feedSecret(
  secret: string,
  { customerId, renewals }: { customerId: string; renewals: number },
): string {
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(secret, customerId, renewals)]).toString('base64url');
}

/** Whose calendar it may be; null for what no address of ours looks like. */
export function customerOfFeed(feed: string): string | null {
  const bytes = Buffer.from(feed, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== feed)
    return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether the program has given out this address, and not renewed it since. */
export function isFeedOf(
  secret: string,
  feed: string,
  owner: { customerId: string; renewals: number },
): boolean {
  return equalInTime(feedSecret(secret, owner), feed);
}

async function feedUrlOf(
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
    feedUrlOf(ctx, ctx.caller.id, await countCalendarRenewals(ctx.db, ctx.caller.id)),
  renew: async (ctx) => feedUrlOf(ctx, ctx.caller.id, await renewCalendar(ctx.db, ctx.caller.id)),
});
