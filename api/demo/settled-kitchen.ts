import type { Kysely } from 'kysely';
import { LOOKED_AT_ITEMS } from '#contract/kitchen/first-day.ts';
import type { BusinessProfile } from '#contract/kitchen/settings.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { DEFAULT_PROFILE, DEFAULT_TESTIMONIALS } from '#domain/kitchen/settings.ts';

/**
 * A profile as an owner leaves it who has been through the first-day list. It is made up all the
 * same: its domain and its telephone number are kept for that (RFC 2606; 555-01XX).
 */
export const OWN_PROFILE: BusinessProfile = {
  ...DEFAULT_PROFILE,
  phone: '+19055550117',
  email: 'hello@dabba-kitchen.test',
  address: '12 Cardamom Lane, Oshawa, ON L1H 0A0',
  taxNumber: '123456789 RT0001',
  paymentWays: [
    {
      name: 'Interac e-Transfer',
      details: 'Send to pay@dabba-kitchen.test. Put your reference in the message.',
    },
    { name: 'UPI', details: 'Pay to dabba-kitchen@upi.test. Put your reference in the note.' },
    {
      name: 'Bank transfer',
      details:
        'Durham Test Bank, institution 000, transit 00000, account 0000000, in the name of Dabba Kitchen. Put your reference in the description.',
    },
  ],
};

/** Makes a seeded kitchen one whose owner has been through the first-day list. */
export async function settleKitchen(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  await storeSettings(db, 'business', OWN_PROFILE, now);
  await storeSettings(db, 'testimonials', { ...DEFAULT_TESTIMONIALS, shown: true }, now);
  await storeSettings(db, 'firstDay', { lookedAt: [...LOOKED_AT_ITEMS] }, now);
}
