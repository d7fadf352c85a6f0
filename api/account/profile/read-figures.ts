import { readReach } from '#api/catering/reach.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import type { ProfileFigures, profile } from '#contract/account/profile.ts';
import { countOrders } from '#db/account/accounts.ts';
import { countReachableInquiries } from '#db/catering/inquiries.ts';
import { loyaltyPoints } from '#domain/account/loyalty.ts';

/**
 * What the customer has ever ordered, and the points that come with it; inquiries
 * are those that the Catering tab counts, also from before they had an account.
 */
export async function readFigures(ctx: ContextOf<typeof profile.figures>): Promise<ProfileFigures> {
  const cateringInquiries = await countReachableInquiries(ctx.db, await readReach(ctx));
  const counts = { ...(await countOrders(ctx.db, ctx.caller.id)), cateringInquiries };
  return {
    totalOrders: counts.tiffinOrders + counts.snackOrders + cateringInquiries,
    loyaltyPoints: loyaltyPoints(counts),
  };
}
