import type { CustomerRead } from '#api/core/context.ts';
import type { ProfileFigures } from '#contract/profile.ts';
import { countOrders } from '#db/accounts.ts';
import { loyaltyPoints } from '#domain/loyalty.ts';

/** What the customer has ever ordered, and the points that come with it (spec 2 section 9). */
export async function readFigures({ db, caller }: CustomerRead): Promise<ProfileFigures> {
  const counts = await countOrders(db, caller.id);
  const { tiffinOrders, snackOrders, cateringInquiries } = counts;
  return {
    totalOrders: tiffinOrders + snackOrders + cateringInquiries,
    loyaltyPoints: loyaltyPoints(counts),
  };
}
