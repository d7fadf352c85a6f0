import type { Customer } from '#contract/account/customer.ts';
import type { CustomerRow } from '#db/account/accounts.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import { fullName } from '#domain/account/full-name.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/**
 * A customer as the shop knows them, with the older names of some fields. Whoever signs in has an
 * e-mail address (`customers_sign_in`).
 */
export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: fullName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email ?? '',
    phone: row.phone,
    mobile_number: row.phone,
    address: row.address?.text ?? null,
    profile_photo: row.photo_id && photoPath(row.photo_id, 480),
    role_name: 'customer',
    diet: row.diet,
    allergies: row.allergies,
    standing_note: row.standing_note,
    email_verified: row.email_verified_at !== null,
    has_password: row.password_hash !== null,
    deletion_day: row.deletion_day,
    settings: row.settings === null ? null : settingsOf(row.settings),
    created_at: row.created_at.toString(),
  };
}
